import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { countSales } from '../products/count-sales.ts';
import { getProduct } from '../products/get-product.ts';
import { productVariants } from '../tables.ts';
import { releaseStock, reserveStock, restock, takeStock } from './stock.ts';

let made = 0;

const test = await createTestContext();
const categoryId = await makeCategory(test.ctx.db, 'chairs');
afterAll(() => test.close());

/** A product with so many pieces of its only variant. */
async function makeStock(stock: number | null) {
  made += 1;
  const productId = await makeProduct(test.ctx.db, { slug: `chair-${made}`, categoryId, stock });
  const rows = await test.ctx.db.select().from(productVariants).where(eq(productVariants.productId, productId));
  return { productId, variantId: rows[0]?.id ?? 0 };
}

const inTransaction = <T>(run: Parameters<typeof test.ctx.db.transaction<T>>[0]) => test.ctx.db.transaction(run);

async function read(productId: number) {
  const product = await getProduct(test.ctx, { id: productId }, { locale: 'en' });
  return { stock: product.variants[0]?.stock, isAvailable: product.is_available, sold: product.sold };
}

describe('pieces in stock', () => {
  it('are shown without what is promised, sold out when the last one is', async () => {
    const { productId, variantId } = await makeStock(3);
    await inTransaction((tx) => reserveStock(tx, [{ variantId, qty: 2 }]));
    expect(await read(productId)).toMatchObject({ stock: 1, isAvailable: true });
    await inTransaction((tx) => reserveStock(tx, [{ variantId, qty: 1 }]));
    expect(await read(productId)).toMatchObject({ stock: 0, isAvailable: false });
    await inTransaction((tx) => releaseStock(tx, [{ variantId, qty: 1 }]));
    expect(await read(productId)).toMatchObject({ stock: 1, isAvailable: true });
    await inTransaction((tx) => takeStock(tx, [{ variantId, qty: 2 }]));
    expect(await read(productId)).toMatchObject({ stock: 1, isAvailable: true });
    await inTransaction((tx) => restock(tx, [{ variantId, qty: 2 }]));
    expect(await read(productId)).toMatchObject({ stock: 3 });
  });

  it('go to one of two buyers of the last', async () => {
    const { variantId } = await makeStock(1);
    const buy = () => inTransaction((tx) => reserveStock(tx, [{ variantId, qty: 1 }]));
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, buy));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      expect(outcome.reason).toMatchObject({ code: 'out_of_stock', data: { variant_id: variantId, left: 0 } });
    }
  });

  it('are counted together where two lines want the same', async () => {
    const { variantId } = await makeStock(3);
    const twice = [
      { variantId, qty: 2 },
      { variantId, qty: 2 },
    ];
    await expect(inTransaction((tx) => reserveStock(tx, twice))).rejects.toMatchObject({ code: 'out_of_stock' });
  });

  it('never run out where goods are made to order', async () => {
    const { productId, variantId } = await makeStock(null);
    const stocked = await inTransaction((tx) => reserveStock(tx, [{ variantId, qty: 1000 }]));
    expect(stocked.size).toBe(0);
    await inTransaction((tx) => releaseStock(tx, [{ variantId, qty: 1000 }]));
    expect(await read(productId)).toMatchObject({ stock: null, isAvailable: true });
  });

  it('are not there of a variant that is gone', async () => {
    const gone = inTransaction((tx) => reserveStock(tx, [{ variantId: 999_999, qty: 1 }]));
    await expect(gone).rejects.toMatchObject({ code: 'out_of_stock' });
  });

  it('of several orders in any order never wait for each other in a circle', async () => {
    const [one, two] = [await makeStock(100), await makeStock(100)];
    const pieces = [one, two].map(({ variantId }) => ({ variantId, qty: 1 }));
    const buy = (_: unknown, index: number) =>
      inTransaction((tx) => reserveStock(tx, index % 2 ? pieces : pieces.toReversed()));
    await Promise.all(Array.from({ length: 20 }, buy));
    expect(await read(one.productId)).toMatchObject({ stock: 80 });
  });
});

it('counts sales where lists order by them', async () => {
  const { productId } = await makeStock(null);
  const sale = { productId, qty: 2 };
  await inTransaction((tx) => countSales(tx, [sale, sale]));
  await inTransaction((tx) => countSales(tx, [{ productId, qty: -1 }]));
  expect(await read(productId)).toMatchObject({ sold: 3 });
});
