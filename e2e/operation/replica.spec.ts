import { sql } from 'drizzle-orm';
import { changePrice } from '../../lib/server/catalogue/index.ts';
import { createTestUser, signIn } from '../../lib/server/factories/factories.ts';
import type { Member } from '../../lib/server/kernel/actor.ts';
import { ask } from '../../scripts/several/ask.ts';
import { type Goods, makeGoods } from '../../scripts/several/customer.ts';
import type { ShopProcess } from '../../scripts/several/shop-process.ts';
import { findStale, readAllTheTime } from '../fixtures/constant-readers.ts';
import { enterBy } from '../fixtures/member.ts';
import { openReplicated, type Replicated } from '../fixtures/replicated.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskWords } from '../pages/words.ts';

/** Processes of their own, so the tests share them and come one after the other. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { product: words } = deskWords['zh-cn'].deskCatalogue;
const everyone: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };
/** How long after its commit a change may be missing from a page, on a machine with other work. */
const graceInMs = 5_000;

let shop: Replicated;
let goods: Goods;
test.beforeAll(async () => {
  shop = await openReplicated();
  goods = await makeGoods(shop.ctx, 'replicated-notebook');
});
test.afterAll(() => shop?.stop());
/** What goes on beside a test, and would go on after one that failed. */
const goingOn: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const stop of goingOn.splice(0)) await stop();
  await shop.resume();
  if (test.info().status === test.info().expectedStatus) return;
  for (const { lines } of shop.processes)
    await test.info().attach('process.log', { body: lines.slice(-60).join('\n'), contentType: 'text/plain' });
});

const textOf = async ({ url }: ShopProcess, path: string) => (await ask(url + path)).text;
const pathsOf = ({ slug }: Goods) => [
  `/${slug}`,
  `/en/${slug}`,
  `/product?q=${slug}`,
  `/api/product/info?slug=${slug}`,
];

/** Every address at every process shows it, in the end. */
async function expectEverywhere(shown: string): Promise<void> {
  for (const process of shop.processes) {
    for (const path of pathsOf(goods))
      await expect.poll(() => textOf(process, path), { timeout: graceInMs, message: path }).toContain(shown);
  }
}

test('an operator whose replica is behind sees what they have written, and others the old or the new', async ({
  page,
}) => {
  const [own, other] = shop.processes;
  await expectEverywhere('10.00');
  await shop.untilCaughtUp();
  const tokens = await signIn(shop.ctx, (await createTestUser(shop.ctx, { group: 'operator' })).id);
  await enterBy(page, own.url, tokens);

  await test.step('what nobody was told of says that visitors read from the replica', async () => {
    await textOf(own, '/api/product/list?limit=11');
    await shop.untilCaughtUp();
    await shop.pause();
    await shop.ctx.db.execute(sql`update category_texts set name = 'only the primary knows'`);
    expect(await textOf(own, `/api/product/list?search=${goods.slug}&limit=12`)).not.toContain('only the primary');
  });

  const visitors = readAllTheTime(other.url, pathsOf(goods));
  goingOn.push(visitors.stop);
  await test.step('the operator writes, and reads it back', async () => {
    await page.goto(`${own.url}/user/desk/products/edit?id=${goods.productId}`);
    const price = page.getByLabel(words.priceField, { exact: true });
    await price.fill('76.54');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.allSaved)).toBeVisible();
    await page.reload();
    await expect(price).toHaveValue('76.54');
    await page.goto(`${own.url}/${goods.slug}`);
    await expect(page.getByText('76.54').first()).toBeVisible();
  });
  await expectEverywhere('76.54');
  await shop.resume();
  await shop.untilCaughtUp();
  await expectEverywhere('76.54');
  const reads = await visitors.stop();
  expect(reads.filter(({ status }) => status !== 200).slice(0, 5)).toEqual([]);
  expect(reads.filter(({ text }) => !/\b10\.00|76\.54/.test(text)).slice(0, 5)).toEqual([]);
});

test('no page is cached that was filled from a replica which had not come to a change', async () => {
  const readers = shop.processes.map(({ url }) => readAllTheTime(url, pathsOf(goods)));
  goingOn.push(...readers.map(({ stop }) => stop));
  const prices: { shown: string; committedAt: number }[] = [];
  for (let amount = 5_001; amount <= 5_016; amount += 1) {
    // Behind from before the change on, from the middle of it, and not at all.
    if (amount % 3 === 0) await shop.pause();
    const changing = changePrice(shop.ctx, everyone, {
      sku: `SKU-${goods.slug}`,
      priceAmount: amount,
      listAmount: null,
    });
    if (amount % 3 === 1) await shop.pause();
    await changing;
    prices.push({ shown: (amount / 100).toFixed(2), committedAt: Date.now() });
    const again = Array.from({ length: 3 }, () =>
      shop.processes.map((one) => pathsOf(goods).map((path) => textOf(one, path))),
    );
    await Promise.all(again.flat(2));
    await shop.resume();
  }
  await shop.untilCaughtUp();
  await expectEverywhere('50.16');
  for (const process of shop.processes)
    for (const path of pathsOf(goods)) expect(await textOf(process, path)).not.toContain('50.15');
  const reads = (await Promise.all(readers.map(({ stop }) => stop()))).flat();
  expect(reads.filter(({ status }) => status !== 200).slice(0, 5)).toEqual([]);
  expect(findStale(reads, prices, graceInMs).slice(0, 5)).toEqual([]);
});
