import { chromium } from '@playwright/test';
import { launchOptions, pinned, pinnedMajor, prepareBrowser } from './browser.ts';

/** Before all tests: the browser is there, starts, and is the version that the pictures were taken with. */
export default async function prepare(): Promise<void> {
  await prepareBrowser();
  const browser = await chromium.launch(launchOptions);
  const version = browser.version();
  await browser.close();
  if (!pinned) {
    process.stdout.write(
      `Chromium ${version} from CHROMIUM_PATH: pictures are compared, but do not decide.\n`,
    );
  } else if (Number(version.split('.')[0]) !== pinnedMajor) {
    throw new Error(
      `Chromium ${version} was unpacked where ${pinnedMajor} is pinned: delete node_modules/.cache.`,
    );
  }
}
