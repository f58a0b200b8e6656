import { afterAll, describe, expect, it } from '@jest/globals';
import { getProduct } from '#lib/server/catalogue/index.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct, namesOf } from '#lib/server/factories/product-factory.ts';
import { itemOf } from '#lib/server/factories/quotation-factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { insertFiles } from '#lib/server/files/index.ts';
import { saveItem } from '../index.ts';

const test = await createTestContext();
const [green = 0, black = 0] = await insertFiles(
  test.ctx.db,
  ['green', 'black'].map((name) => ({
    topic: 'product',
    path: `product/${name}.webp`,
    url: `/storage/product/${name}.webp`,
    name: `${name}.webp`,
    mime: 'image/webp',
    size: 10,
    width: 640,
    height: 640,
    dominantColour: '#1b1f24',
    sha256: name,
    variants: [],
  })),
);
const files: Record<'green' | 'black', number> = { green, black };
const variant = (sku: string, colour: string) => ({
  sku,
  options: { colour },
  priceAmount: 900,
  listAmount: null,
  stockOnHand: 5,
});
const chair = await makeProduct(test.ctx.db, {
  slug: 'two-coloured-chair',
  categoryId: await makeCategory(test.ctx.db, 'chairs'),
  options: [
    {
      key: 'colour',
      texts: namesOf('Colour'),
      values: [
        { key: 'green', texts: namesOf('Green') },
        { key: 'black', texts: namesOf('Black') },
        { key: 'red', texts: namesOf('Red') },
      ],
    },
  ],
  variants: [variant('CH-G', 'green'), variant('CH-B', 'black'), variant('CH-R', 'red')],
  media: [
    { fileId: files.green, shows: { colour: 'green' }, alts: [] },
    { fileId: files.black, shows: { colour: 'black' }, alts: [] },
  ],
});
afterAll(() => test.close());

describe('the picture of a line', () => {
  it.each([
    ['is that of its version', 'CH-B', 'black'],
    ['is that of the first version', 'CH-G', 'green'],
    ['is the first of the product, where its version has none', 'CH-R', 'green'],
  ] as const)('%s', async (_, sku, colour) => {
    const member = toMember((await createTestUser(test.ctx)).id);
    const { variants } = await getProduct(test.ctx, { id: chair }, { locale: 'en' });
    const variantId = variants.find((each) => each.sku === sku)?.id;
    const { item } = await saveItem(test.ctx, member, itemOf(chair, { qty: 1, variantId }));
    expect(item.pictureFileId).toBe(files[colour]);
  });
});

it('names the version that a picture of the product shows', async () => {
  const { pictures } = await getProduct(test.ctx, { id: chair }, { locale: 'en' });
  expect(pictures.map(({ alt, shows }) => ({ alt, shows }))).toEqual([
    { alt: 'two-coloured-chair · Green', shows: { colour: 'green' } },
    { alt: 'two-coloured-chair · Black', shows: { colour: 'black' } },
  ]);
});
