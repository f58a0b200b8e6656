import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackages, runLoud } from '../packages.ts';
import { words } from '../words.mjs';

/** Chromium without a window and what belongs to one: a page costs it half the processor time of the whole browser. */
const usualShells = ['/usr/bin/chromium-headless-shell', '/snap/bin/chromium-headless-shell'];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that runs: the one of CHROMIUM_PATH, a light one without a window, an installed one, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && isUsable(named)) return named;
  return findShell() ?? [...usualPlaces, chromium.executablePath()].find(isUsable);
}

/** A light browser, if there is one. */
function findShell(): string | undefined {
  return [...shellsBeside(chromium.executablePath()), ...usualShells].find(isUsable);
}

/** Playwright names the place of its whole browser only; its light one of the same build lies in a folder beside that. */
export function shellsBeside(wholeBrowser: string): string[] {
  const [folder, build] = /^(.*)[\\/]chromium-(\d+)(?=[\\/])/.exec(wholeBrowser)?.slice(1) ?? [];
  if (!folder) return [];
  const shell = path.join(folder, `chromium_headless_shell-${build}`);
  if (!fs.existsSync(shell)) return [];
  return fs
    .readdirSync(shell, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => path.join(shell, file));
}

/**
 * The browser of the tests: a light one, which is fetched where there is none. Where none is to be had a whole browser does.
 * A machine with a whole browser gets no package for it unless root asks, as in a container: a person's sudo is left alone.
 */
export function getBrowser(): string | undefined {
  const isNamed = Boolean(process.env.CHROMIUM_PATH);
  const whole = findBrowser();
  if (whole && (isNamed || findShell())) return whole;
  console.log(words('test.installBrowser'));
  runLoud(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'], 60_000);
  if (!findShell() && (!whole || process.getuid?.() === 0))
    installPackages('chromium-headless-shell', 'fonts-noto-cjk');
  if (!findBrowser()) installPackages('chromium', 'fonts-noto-cjk');
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
      // None is held ready for the next tab: each test would pay for one that nobody uses.
      '--renderer-process-limit=1',
    ],
  };
}
