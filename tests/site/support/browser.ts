import { existsSync, readFileSync, renameSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { LaunchOptions } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');
const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  version: string;
};
const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
const own = process.env['CHROMIUM_PATH'];

/** Whether the browser is the one that the lock file pins; only then do pictures decide over pass or fail. */
export const pinned = own === undefined || own === '';

/** The major version of the pinned browser. */
export const pinnedMajor = Number(version.split('.')[0]);

const args = [
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--disable-skia-runtime-opts',
];

/** How Playwright starts the browser. The pinned one sees only the libraries and fonts of its own package. */
export const launchOptions: LaunchOptions = pinned
  ? {
      executablePath: join(folder, 'chromium'),
      args,
      env: {
        ...definedEnvironment(),
        LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
        FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      },
    }
  : { executablePath: own ?? '', args };

/** Unpacks the pinned browser under `node_modules/.cache`, once; says what to do where that is not possible. */
export async function prepareBrowser(): Promise<void> {
  if (!pinned) {
    if (!existsSync(own ?? '')) throw new Error(`CHROMIUM_PATH is "${own}": there is no such file.`);
    return;
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The pinned browser is for Linux on x64: set CHROMIUM_PATH to a Chromium or Chrome on this machine.',
    );
  }
  if (existsSync(folder)) return;
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await unpack(unfinished);
  writeFileSync(join(unfinished, 'fonts.conf'), fontSettings());
  renameSync(unfinished, folder);
}

/** The package unpacks to the folder for temporary files, whatever that is at the time of the call. */
async function unpack(into: string): Promise<void> {
  const { inflate } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = into;
  try {
    for (const archive of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageFolder, 'bin', archive));
    }
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function fontSettings(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
