import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import type { Look } from '../../lib/contract/site/look.ts';
import { defaultLocale, localeCookie } from '../../lib/i18n/locales.ts';
import { createSignedInOperator } from '../../lib/server/factories/factories.ts';
import { updateSettings, writeShopFacts } from '../../lib/server/site/index.ts';
import { type ApiUser, withToken } from '../fixtures/as-user.ts';
import { graceInMs } from '../fixtures/change-under-load.ts';
import { type EmptyShop, startEmptyShop } from '../fixtures/empty-shop.ts';
import { type Asked, type Reading, readWhile } from '../fixtures/read-while.ts';
import { expect, test } from '../fixtures/test.ts';
import { linksIn, ownPath } from '../fixtures/walk-pages.ts';

test.describe.configure({ timeout: 180_000 });

/** A shop of its own: others look at the test shop meanwhile. */
let shop: EmptyShop;
let desk: ApiUser;
test.beforeAll(async ({ playwright }) => {
  shop = await startEmptyShop(async (ctx) => {
    await ctx.db.transaction((tx) => writeShopFacts(ctx, tx, { 'site.isOpen': true }));
    await updateSettings(ctx, { 'member.isOperatorTwoFactorRequired': false });
  });
  const { token } = await createSignedInOperator(shop.ctx);
  desk = withToken(await playwright.request.newContext({ baseURL: shop.url }), token);
});
test.afterAll(() => shop?.stop());

/** Two looks that have nothing in common: colours, shape, fonts, and so the icon and the pictures with it. */
const looks: Record<'first' | 'second', Partial<Look>> = {
  first: { brand: '#0F5B5E', accent: '#BE3A29', shape: 'square', heading_font: 'playfair' },
  second: { brand: '#7A1F4B', accent: '#1F6F2E', shape: 'round', heading_font: 'nunito' },
};
type LookName = keyof typeof looks;

async function publish(name: LookName): Promise<void> {
  const { version } = await desk.post<{ version: number }>('/api/operator/look/save', { look: looks[name] });
  await desk.post('/api/operator/look/publish', { version });
}

const paths = ['/', '/en', '/product', '/en/product', '/services'];
const asked = (): Asked[] =>
  paths.map((path) => ({ path: shop.url + path, headers: { cookie: `${localeCookie}=${defaultLocale}` } }));

/** What of a page may differ between two looks: colours, and addresses of what is made of one. */
const tokensOf = (html: string) =>
  new Set(html.match(/#[0-9a-f]{6}\b|\/storage\/look\/[0-9a-f]+|social\.png\?v=\w+|\/static\/fonts\/[\w./-]+/gi) ?? []);

type Marks = Record<LookName, string[]>;

/** What each page shows in one look alone, read at rest. */
async function learnMarks(request: APIRequestContext): Promise<Map<string, Marks>> {
  const read: Record<LookName, Map<string, Set<string>>> = { first: new Map(), second: new Map() };
  for (const name of ['first', 'second'] as const) {
    await publish(name);
    await pause(1500);
    for (const { path, headers } of asked()) {
      // What waits for a rendering may still get the page of before.
      for (let turn = 0; turn < 2; turn += 1)
        read[name].set(path, tokensOf(await (await request.get(path, { headers })).text()));
    }
  }
  const only = (one: Set<string> = new Set(), other: Set<string> = new Set()) =>
    [...one].filter((each) => !other.has(each));
  return new Map(
    asked().map(({ path }) => [
      path,
      {
        first: only(read.first.get(path), read.second.get(path)),
        second: only(read.second.get(path), read.first.get(path)),
      },
    ]),
  );
}

/** The look that an answer is of; `mixed` where it has something of both, or not all of one. */
function lookOf({ path, status, text }: Reading, marks: Map<string, Marks>): LookName | 'mixed' {
  const tokens = tokensOf(text);
  const { first = [], second = [] } = marks.get(path) ?? {};
  const has = (list: string[]) => list.filter((each) => tokens.has(each)).length;
  if (status !== 200) return 'mixed';
  if (has(first) === first.length && has(second) === 0) return 'first';
  return has(second) === second.length && has(first) === 0 ? 'second' : 'mixed';
}

test('publishing a look while fifty read shows each of them one look as a whole, and soon the new one', async ({
  request,
}) => {
  const marks = await learnMarks(request);
  for (const { first, second } of marks.values()) expect(Math.min(first.length, second.length)).toBeGreaterThan(5);
  const open = await (await request.get(shop.url)).text();
  const published: { name: LookName; beganAt: number; endedAt: number }[] = [];
  const fifty = Array.from({ length: 5 }, asked).flat();
  const readings = await readWhile(request, fifty, async () => {
    for (const name of ['first', 'second', 'first', 'second'] as const) {
      const beganAt = Date.now();
      await publish(name);
      published.push({ name, beganAt, endedAt: Date.now() });
      await pause(2500);
    }
  });
  expect(readings.length).toBeGreaterThan(1000);
  expect(readings.filter((each) => lookOf(each, marks) === 'mixed').map(({ path, status }) => [path, status])).toEqual(
    [],
  );
  const late = readings.flatMap((reading) => {
    const live = published.findLast(({ endedAt }) => endedAt < reading.askedAt);
    const isAhead = published.some(({ beganAt, endedAt }) => beganAt < reading.endedAt && endedAt >= reading.askedAt);
    return live && !isAhead && lookOf(reading, marks) !== live.name ? [reading.askedAt - live.endedAt] : [];
  });
  expect(Math.max(0, ...late)).toBeLessThan(graceInMs);
  await findsItsFiles(request, open);
});

/** A page that somebody has had open since before goes on with the styles, fonts, scripts and pictures of its own. */
async function findsItsFiles(request: APIRequestContext, html: string): Promise<void> {
  const { files } = linksIn(html);
  const inStyles = html.match(/\/static\/fonts\/[\w./-]+/g) ?? [];
  const own = [...files, ...inStyles].flatMap((each) => ownPath(each, shop.url) ?? []);
  expect(own.length).toBeGreaterThan(10);
  const answers = await Promise.all(
    [...new Set(own)].map(async (path) => [path, (await request.get(shop.url + path)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
}
