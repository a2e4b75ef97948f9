import { defineConfig } from '@playwright/test';
import { launchOptions, pinnedMajor } from './site/support/browser.ts';
import { base } from './site/support/pages.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4387);
const origin = `http://localhost:${PORT}`;

export default defineConfig({
  testDir: 'site',
  outputDir: '../test-results',
  globalSetup: './site/support/prepare.ts',
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}{ext}',
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: 'dot',
  timeout: 20_000,
  expect: {
    toHaveScreenshot: {
      maxDiffPixels: 0,
      pathTemplate: `{testDir}/__snapshots__/chromium-${pinnedMajor}/{arg}{ext}`,
    },
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions,
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'site', testIgnore: 'pictures.spec.ts' },
    { name: 'pictures', testMatch: 'pictures.spec.ts', workers: 1 },
  ],
  webServer: {
    command: 'node src/commands/serve.ts',
    cwd: '..',
    env: { PORT: String(PORT) },
    url: origin + base,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
