import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { announceChange } from '../../db/announce-change.ts';
import { listenForChanges } from '../../db/listen-for-changes.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { type Actor, guest } from '../../kernel/actor.ts';
import { listProducts } from '../listing/list-products.ts';
import { manageProductsNode, publishProductsNode } from '../nodes.ts';
import { changePrice } from './change-price.ts';
import { archiveProduct, publishProduct } from './publish-product.ts';

const operator: Actor = {
  kind: 'member',
  userId: 1,
  sessionId: 's',
  nodes: new Set([manageProductsNode, publishProductsNode]),
};
const customer: Actor = { kind: 'member', userId: 2, sessionId: 's', nodes: new Set(['account/overview']) };

let heard: string[] = [];

const test = await createTestContext();
const categoryId = await makeCategory(test.ctx.db, 'cards');
const card = await makeProduct(test.ctx.db, { slug: 'card', categoryId, amount: 1800 });
const draft = await makeProduct(test.ctx.db, { slug: 'draft', categoryId, status: 'draft' });
await makeProduct(test.ctx.db, { slug: 'nameless', categoryId, status: 'draft', name: [undefined, undefined] });
const listening = await listenForChanges(test.ctx, (tags) => heard.push(...tags));
beforeEach(() => {
  heard = [];
});
afterEach(() => hearAll());
afterAll(async () => {
  await listening.stop();
  await test.close();
});

/** Waits for a notification to come round, however long that takes here. */
async function hear(tag: string): Promise<void> {
  while (!heard.includes(tag)) await wait(5);
}

/** Notifications come in the order they were sent: when this one is here, so is all that was announced before. */
async function hearAll(): Promise<string[]> {
  const last = `product:${randomInt(2 ** 40, 2 ** 45)}` as const;
  await announceChange(test.ctx.db, [last]);
  await hear(last);
  return heard.filter((tag) => tag !== last);
}

const listed = async () => (await listProducts(test.ctx, { locale: 'en', category: 'cards' })).list;

describe('a changed price', () => {
  it('stands in the list at once and is announced to every process', async () => {
    await changePrice(test.ctx, operator, { sku: 'SKU-card', priceAmount: 1500, listAmount: 1800 });
    expect(await listed()).toMatchObject([{ slug: 'card', price: '15.00', list_price: '18.00' }]);
    await hear(`product:${card}`);
    expect(heard).toContain('catalogue');
  });

  it.each([
    ['a guest', guest, { sku: 'SKU-card', priceAmount: 1 }, 'need_login'],
    ['a customer', customer, { sku: 'SKU-card', priceAmount: 1 }, 'no_permission'],
    ['an unknown article', operator, { sku: 'SKU-none', priceAmount: 1 }, 'not_found'],
    ['a price below zero', operator, { sku: 'SKU-card', priceAmount: -1 }, 'invalid_input'],
    [
      'a price above the crossed-out one',
      operator,
      { sku: 'SKU-card', priceAmount: 9, listAmount: 8 },
      'invalid_input',
    ],
  ])('is refused for %s, and nobody hears of it', async (_, actor, input, code) => {
    await expect(changePrice(test.ctx, actor, input)).rejects.toMatchObject({ code });
    expect(await hearAll()).toEqual([]);
  });
});

describe('publishing', () => {
  it('brings a draft into the list and archiving takes it out', async () => {
    await publishProduct(test.ctx, operator, { id: draft });
    expect((await listed()).map(({ slug }) => slug)).toContain('draft');
    await hear(`product:${draft}`);
    await archiveProduct(test.ctx, operator, { id: draft });
    expect((await listed()).map(({ slug }) => slug)).not.toContain('draft');
  });

  it('refuses what has no name, strangers, and what is not there', async () => {
    const refused = (actor: Actor, id: number) => publishProduct(test.ctx, actor, { id });
    await expect(refused(operator, draft + 1)).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(refused(customer, draft)).rejects.toMatchObject({ code: 'no_permission' });
    await expect(refused(operator, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('announcements', () => {
  it('are not made when the transaction fails', async () => {
    const failing = test.ctx.db.transaction(async (tx) => {
      await announceChange(tx, ['site']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await hearAll()).toEqual([]);
  });

  it('survive junk on the channel and a lost connection', async () => {
    await test.ctx.db.$client.query("select pg_notify('shop_changes', 'junk'), pg_notify('shop_changes', '{}')");
    await test.ctx.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen shop_changes'`,
    );
    await hear('shop');
    await announceChange(test.ctx.db, ['pages']);
    await hear('pages');
  });
});
