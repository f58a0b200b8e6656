import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { productForm } from '#lib/contract/catalogue/product-form.ts';
import { productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory } from '../../factories/product-factory.ts';
import { insertFiles } from '../../files/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { productMedia } from '../media-tables.ts';
import { manageProductsNode, pictureTopic } from '../nodes.ts';
import { correctStock } from '../stock/correct-stock.ts';
import { releaseStock, reserveStock, takeStock } from '../stock/stock.ts';
import { productVariants } from '../tables.ts';
import { saveProduct } from './save-product.ts';

const actor: Actor = { kind: 'member', userId: 1, sessionId: 's', nodes: new Set([manageProductsNode]) };
let made = 0;
const test = await createTestContext();
const categoryId = await makeCategory(test.ctx.db, 'stocked');
afterAll(() => test.close());

type Variants = ReturnType<typeof productFormOf>['variants'];

async function save(slug: string, variants: Variants, which: { id?: number; version?: number } = {}) {
  const product = productForm.parse(productFormOf(slug, categoryId, { variants }));
  return saveProduct(test.ctx, actor, { ...which, product, key: randomUUID() });
}

const rowsOf = (productId: number) =>
  test.ctx.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
    .orderBy(productVariants.id);

/** A product with one variant of so many pieces, some of them promised. */
async function makeStocked(stock: number, promised = 0) {
  made += 1;
  const slug = `stocked-${made}`;
  const { id, version } = await save(slug, [variantOf(slug, { stock })]);
  const variantId = (await rowsOf(id))[0]?.id ?? 0;
  if (promised > 0) await test.ctx.db.transaction((tx) => reserveStock(tx, [{ variantId, qty: promised }]));
  return { slug, id, version, variantId };
}

const refusedAt = (field: string) => ({ code: 'invalid_input', fields: { [field]: { key: 'stockReserved' } } });

it('leaves what was sold while somebody edited', async () => {
  const { slug, id, version, variantId } = await makeStocked(10, 2);
  await test.ctx.db.transaction((tx) => takeStock(tx, [{ variantId, qty: 2 }]));
  const same = variantOf(slug, { id: variantId, stock: 10, stock_was: 10 });
  const next = await save(slug, [same], { id, version });
  expect(await rowsOf(id)).toMatchObject([{ stockOnHand: 8, stockReserved: 0 }]);
  await save(slug, [{ ...same, stock: 13 }], next);
  expect(await rowsOf(id)).toMatchObject([{ stockOnHand: 11 }]);
});

it.each([[2], [null]])('refuses a stock of %s below what is promised, wherever it is typed', async (stock) => {
  const { slug, id, version, variantId } = await makeStocked(5, 3);
  const typed = variantOf(slug, { id: variantId, stock, stock_was: 5 });
  await expect(save(slug, [typed], { id, version })).rejects.toMatchObject(refusedAt('product.variants.0.stock'));
  const correction = { variantId, stock, was: 5, reason: 'count' };
  await expect(correctStock(test.ctx, actor, correction)).rejects.toMatchObject(refusedAt('stock'));
  expect(await rowsOf(id)).toMatchObject([{ stockOnHand: 5, stockReserved: 3 }]);
});

it('keeps the row of a variant that is left out, with what it has promised, and finds it again by its SKU', async () => {
  const { slug, id, version, variantId } = await makeStocked(5, 3);
  const other = variantOf(`${slug}-b`, { stock: 1 });
  const next = await save(slug, [other], { id, version });
  expect((await rowsOf(id))[0]).toMatchObject({ id: variantId, removedAt: expect.any(Date), stockReserved: 3 });
  const more = test.ctx.db.transaction((tx) => reserveStock(tx, [{ variantId, qty: 1 }]));
  await expect(more).rejects.toMatchObject({ code: 'out_of_stock' });
  await test.ctx.db.transaction((tx) => releaseStock(tx, [{ variantId, qty: 3 }]));
  await save(slug, [variantOf(slug, { stock: 7 })], next);
  expect(await rowsOf(id)).toMatchObject([
    { id: variantId, removedAt: null, stockOnHand: 7, stockReserved: 0 },
    { sku: `${slug}-b`, removedAt: expect.any(Date) },
  ]);
});

it('lets buyers and an editor work at once, and sells no piece twice', async () => {
  const { slug, id, version, variantId } = await makeStocked(20);
  const buys = Array.from({ length: 6 }, () =>
    test.ctx.db
      .transaction((tx) => reserveStock(tx, [{ variantId, qty: 4 }]))
      .then(
        () => 4,
        () => 0,
      ),
  );
  const typed = variantOf(slug, { id: variantId, stock: 21, stock_was: 20, price: '9.99' });
  const [sold] = await Promise.all([Promise.all(buys), save(slug, [typed], { id, version })]);
  const [row] = await rowsOf(id);
  expect(row).toMatchObject({ stockOnHand: 21, stockReserved: sold.reduce((left, right) => left + right, 0) });
  expect(row?.stockReserved).toBe(20);
});

it('lets two variants change their SKUs with each other', async () => {
  made += 1;
  const slug = `swap-${made}`;
  const options = [{ key: 'size', name: { 'zh-cn': '尺寸', en: '' }, values: [] as object[] }];
  options[0]?.values.push({ key: 'a', name: { 'zh-cn': '甲', en: '' } }, { key: 'b', name: { 'zh-cn': '乙', en: '' } });
  const of = (variants: Variants) => productForm.parse({ ...productFormOf(slug, categoryId, { variants }), options });
  const [a, b] = [{ options: { size: 'a' } }, { options: { size: 'b' } }];
  const first = { product: of([variantOf('SWAP-A', a), variantOf('SWAP-B', b)]), key: randomUUID() };
  const { id, version } = await saveProduct(test.ctx, actor, first);
  const [one, two] = (await rowsOf(id)).map((row) => row.id);
  const swapped = of([variantOf('SWAP-B', { ...a, id: one }), variantOf('SWAP-A', { ...b, id: two })]);
  await saveProduct(test.ctx, actor, { id, version, product: swapped, key: randomUUID() });
  expect((await rowsOf(id)).map((row) => [row.id, row.sku])).toEqual([
    [one, 'SWAP-B'],
    [two, 'SWAP-A'],
  ]);
});

it('keeps what pictures show, without values that are gone', async () => {
  const variants = [{ url: '/storage/x.webp', mime: 'image/webp' as const, width: 320, height: 320, size: 9 }];
  const fileIds = await insertFiles(
    test.ctx.db,
    ['one', 'two'].map((name) => ({
      topic: pictureTopic,
      path: `product/shown-${name}.webp`,
      url: `/storage/product/shown-${name}.webp`,
      name: `${name}.webp`,
      mime: 'image/webp',
      size: 10,
      sha256: name,
      variants,
    })),
  );
  const named = (name: string) => ({ 'zh-cn': name, en: name });
  const product = productForm.parse({
    ...productFormOf('shown', categoryId, { variants: [variantOf('shown', { options: { colour: 'black' } })] }),
    options: [{ key: 'colour', name: named('Colour'), values: [{ key: 'black', name: named('Black') }] }],
    pictures: [
      { file_id: fileIds[0], alt: named(''), shows: { colour: 'black', paper: 'cotton' } },
      { file_id: fileIds[1], alt: named(''), shows: { colour: 'green' } },
    ],
  });
  const { id } = await saveProduct(test.ctx, actor, { product, key: randomUUID() });
  const rows = await test.ctx.db.select().from(productMedia).where(eq(productMedia.productId, id));
  expect(rows.map(({ shows }) => shows)).toEqual([{ colour: 'black', paper: 'cotton' }, {}]);
});
