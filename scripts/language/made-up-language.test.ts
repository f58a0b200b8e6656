import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';
import { layOutWithLanguage, madeUp } from './add-language.ts';
import { closing, opening } from './pseudo-text.ts';
import { walkStorefront } from './walk-storefront-for-tests.ts';

/**
 * A language more is two entries and a folder of words (docs/how-to.md, "A language"). A copy of the project learns one that nobody
 * speaks, and everything it says has to come from those words. How the built pages look is asked of a shop that LANGUAGE_SHOP names.
 */
const root = path.join(import.meta.dirname, '..', '..');
const { code } = madeUp;

// biome-ignore lint/suspicious/noExplicitAny: it is looked at place by place.
let said: any;

async function speak(project: string) {
  const script = path.join('scripts', 'language', 'speak-for-tests.ts');
  const child = spawn(process.execPath, ['--no-warnings', script, code], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, trouble] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (output += piece));
  child.stderr.on('data', (piece: Buffer) => (trouble += piece));
  const [ended] = (await once(child, 'close')) as [number | null];
  if (ended !== 0) throw new Error(`the copy says nothing: ${trouble}`);
  return JSON.parse(output);
}

let project: string;
beforeAll(async () => {
  project = makeThrowAwayFolder('language');
  layOutWithLanguage(root, project);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  said = await speak(project);
});
afterAll(() => fs.rmSync(project, { recursive: true, force: true }));

const isMadeUp = expect.stringMatching(new RegExp(`^${opening}.*${closing}$`, 's'));

describe('a shop that learnt a language', () => {
  it('knows its addresses, and keeps to it', () => {
    expect(said.pages.map(({ page }: { page: string }) => page)).toEqual([
      `/${code}`,
      `/${code}/product`,
      `/${code}/product-list/1`,
      `/${code}/page/about`,
      `/${code}/user/login`,
      `/${code}/404`,
    ]);
    expect(said.pages[0].cookie).toBe(`ba-lang=${code}`);
  });

  it('tells search engines of it', () => {
    expect(said.alternates).toMatchObject({ 'zh-CN': '/product', en: '/en/product', [madeUp.tag]: `/${code}/product` });
    expect(said.sitemap).toContain(`https://a.test/${code}/product`);
    expect(said.robots).toContain(`Disallow: /${code}/user/`);
  });

  it('answers and refuses in it', () => {
    expect(said.api.site).toEqual(isMadeUp);
    expect(said.api.unknown).toEqual(isMadeUp);
    expect(said.api.refused.length).toBeGreaterThan(1);
    for (const text of [...said.api.head, ...said.api.menus, ...said.api.refused]) expect(text).toEqual(isMadeUp);
  });

  it('closes in it, beside the others', () => {
    const [first] = said.maintenance.match(/<h1>.*?<\/h1>/) ?? [];
    expect(first).toContain(opening);
    expect(said.maintenance.match(/<section lang="[\w-]+"/g)).toHaveLength(3);
  });

  it('writes amounts, days and addresses as its entry says', () => {
    expect(said.formats).toEqual(['¥1,299.00', 'Thu, Nov 26', 'a. b.', '1 Road, Hangzhou']);
  });
});

// Pages have to be built with it, which takes minutes: docs/how-to.md says how.
const shop = process.env.LANGUAGE_SHOP;
if (shop)
  it('shows no word of another language on its pages', async () => expect(await walkStorefront(shop)).toEqual([]));
