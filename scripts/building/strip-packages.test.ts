import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { mainFontFile, rareFontFile } from '#lib/server/kernel/drawing/fonts.ts';
import { isStrippable, stripPackages } from './strip-packages.ts';

const packages = path.resolve('node_modules');
const isLeftOut = (file: string) => isStrippable(path.relative(packages, path.resolve(packages, file)));

it('leaves compilers, checkers and the browser of tests out of an image', () => {
  const forBuilding = [
    'typescript/package.json',
    'playwright/package.json',
    'playwright-core/cli.js',
    '@swc/core/index.js',
  ];
  for (const file of [...forBuilding, 'next/dist/server/next.js.map', 'zod/index.d.ts'])
    expect([file, isLeftOut(file)]).toEqual([file, true]);
  expect(isLeftOut('@next/swc-linux-x64-gnu/next-swc.linux-x64-gnu.node')).toBe(true);
});

it('keeps what runs: Node, Next and the licences', () => {
  const running = [
    'node/bin/node',
    'next/dist/server/next.js',
    'react/LICENSE',
    '@swc/helpers/package.json',
    'pg/lib/index.js',
  ];
  for (const file of running)
    expect([file, fs.existsSync(path.join(packages, file)), isLeftOut(file)]).toEqual([file, true, false]);
});

it('keeps the fonts that drawings and papers are written in', () => {
  const rare = ['한', '𠮷', 'ж', '龘'].flatMap((letter) => rareFontFile(letter.codePointAt(0) ?? 0) ?? []);
  const files = [mainFontFile(400), mainFontFile(700), ...rare, ...rare.map((file) => file.replace('-400-', '-700-'))];
  expect(rare.length).toBeGreaterThan(1);
  for (const file of files) expect([file, fs.existsSync(file), isLeftOut(file)]).toEqual([file, true, false]);
  expect(isLeftOut('@fontsource/noto-sans-sc/unicode.json')).toBe(false);
  expect(isLeftOut('@fontsource/noto-sans-sc/files/noto-sans-sc-latin-900-normal.woff2')).toBe(true);
});

/** A folder with two packages, one of which only builds. */
function makeFolder(...more: string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-strip-'));
  const files = ['typescript/lib/tsc.js', 'pg/index.js', 'pg/index.js.map'].map((name) => `node_modules/${name}`);
  for (const file of [...files, '.next/server/a.js', '.next/server/a.js.map', ...more]) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  return folder;
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? path.relative(folder, path.join(entry.parentPath, entry.name)) : []))
    .sort();

it('takes files away and leaves the others', () => {
  const folder = makeFolder();
  stripPackages(folder);
  expect(filesIn(folder)).toEqual(['.next/server/a.js', 'node_modules/pg/index.js']);
  fs.rmSync(folder, { recursive: true });
});

it('touches no checkout', () => {
  const folder = makeFolder('.git');
  const before = filesIn(folder);
  expect(() => stripPackages(folder)).toThrow('checkout');
  expect(filesIn(folder)).toEqual(before);
  fs.rmSync(folder, { recursive: true });
});
