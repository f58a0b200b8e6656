import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chooseShop, homeOf, readChoice, rememberShop } from './chosen-shop.ts';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'chosen-shop-'));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

const begin = (...folders: string[]) => fs.mkdirSync(path.join(home, ...folders, 'postgres'), { recursive: true });
const own = () => path.join(home, 'own-shop');

it('begins a new folder as the demo shop, and as an empty one where that is asked', () => {
  expect(chooseShop(home)).toEqual({ kind: 'demo', folder: home });
  expect(chooseShop(home, 'empty')).toEqual({ kind: 'empty', folder: own() });
});

it('never opens a demo shop as an empty one: each has a folder of its own', () => {
  begin();
  expect(chooseShop(home, 'empty').folder).toBe(own());
  begin('own-shop');
  expect(chooseShop(home)).toEqual({ kind: 'demo', folder: home });
  expect(chooseShop(home, 'demo').folder).toBe(home);
});

it('goes on with an empty shop that is alone in its folder', () => {
  begin('own-shop');
  expect(chooseShop(home)).toEqual({ kind: 'empty', folder: own() });
});

it('goes on with what was chosen, until something else is asked for', () => {
  begin();
  rememberShop(home, 'empty');
  expect(chooseShop(home)).toEqual({ kind: 'empty', folder: own() });
  expect(chooseShop(home, 'demo')).toEqual({ kind: 'demo', folder: home });
  rememberShop(home, 'demo');
  expect(chooseShop(home).kind).toBe('demo');
});

it.each(['', 'nonsense', '{"shop":"other"}', '[]'])('takes a damaged record (%s) for none', (text) => {
  fs.writeFileSync(path.join(home, 'shop.json'), text);
  expect(readChoice(home)).toBeUndefined();
  expect(chooseShop(home).kind).toBe('demo');
});

it('is told the folder of a shop once: a child of the start finds the same', () => {
  const { folder } = chooseShop(home, 'empty');
  expect(chooseShop(folder, 'empty').folder).toBe(folder);
  expect([homeOf(folder, 'empty'), homeOf(home, 'demo')]).toEqual([home, home]);
});
