import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findBrowser, shellsBeside } from './browser.ts';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-browsers-'));
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function place(...names: string[]): string {
  const file = path.join(folder, ...names);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  return file;
}

describe('the browser of the tests', () => {
  const whole = () => path.join(folder, 'chromium-1255', 'chrome-linux64', 'chrome');

  it('is none where Playwright has fetched nothing', () => {
    expect(shellsBeside(whole())).toEqual([]);
    expect(shellsBeside('/usr/bin/chromium')).toEqual([]);
  });

  it('is the light one of the same build, whatever its platform calls it', () => {
    place('chromium_headless_shell-1254', 'chrome-headless-shell-linux64', 'chrome-headless-shell');
    place('chromium_headless_shell-1255', 'chrome-headless-shell-linux64', 'headless_lib_data.pak');
    const light = place('chromium_headless_shell-1255', 'chrome-headless-shell-linux64', 'chrome-headless-shell');
    expect(shellsBeside(whole())).toEqual([light]);
    fs.rmSync(light);
    const older = place('chromium_headless_shell-1255', 'chrome-linux', 'headless_shell');
    expect(shellsBeside(whole())).toEqual([older]);
  });

  it('is the one that somebody named, before any other', () => {
    const before = process.env.CHROMIUM_PATH;
    process.env.CHROMIUM_PATH = place('named', 'chromium');
    try {
      expect(findBrowser()).toBe(process.env.CHROMIUM_PATH);
    } finally {
      if (before === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = before;
    }
  });
});
