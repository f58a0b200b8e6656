import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, runLoud } from './packages.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that runs: the one of CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...usualPlaces, chromium.executablePath()].find(isUsable);
}

/** Gets a browser: Playwright's own where it can be downloaded, else the one of Debian or Ubuntu. */
export function installBrowser(): string | undefined {
  runLoud(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], 60_000);
  const own = findBrowser();
  if (own) return own;
  installPackages('chromium', 'fonts-noto-cjk');
  return findBrowser();
}

/** A downloaded browser may lack the libraries of a desktop: it counts only if it can say its version. */
function isUsable(file: string): boolean {
  if (!fs.existsSync(file)) return false;
  if (process.platform === 'win32') return true;
  try {
    execFileSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

/** How to start that browser without a screen, and without calls to its maker's servers. */
export function browserOptions(): { executablePath: string | undefined; args: string[] } {
  return {
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
