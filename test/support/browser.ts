import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';
const BUILT = new URL('../../packages/dashboard/dist/index.html', import.meta.url);

/** Why tests of the page in a browser are skipped here; false where they run. */
export const NO_BROWSER: string | false = findMissing() ?? false;

function findMissing(): string | undefined {
  if (!existsSync(CHROMIUM)) return 'Chromium is not installed: apt-get install -y chromium';
  return existsSync(BUILT) ? undefined : 'The page is not built: node packages/dashboard/build.mjs';
}

/** Starts Chromium without the emulation of a graphics card, which would take a quarter of the processor time of these tests. */
export async function launchBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-software-rasterizer'];
  return chromium.launch({ executablePath: CHROMIUM, args });
}
