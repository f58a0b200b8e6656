import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn } from '../../factories/factories.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { itemOf, makeQuotationGoods, makeSubmitted } from '../../factories/quotation-factories.ts';
import { createTestFile, createTestStore, toMember } from '../../factories/store-factories.ts';
import { asStore, openQuotation, saveItem } from '../../quotation/index.ts';
import { askAs } from '../access/ask-as-for-tests.ts';
import { type AnyData, createTestApi } from '../test-api.ts';
import { productFormOf } from '../testing/product-forms-for-tests.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
const strangerId = (await createTestUser(test.ctx)).id;
afterAll(() => test.close());

const newPerson = async (id: number) => ({ id, token: (await signIn(test.ctx, id)).token });

/** An upload of somebody, of a kind that the call would take of its caller. */
async function uploadOf(userId: number, topic: string, isPrivate: boolean): Promise<{ id: number; url: string }> {
  const path = `${isPrivate ? 'private/' : ''}${topic}/${crypto.randomUUID()}.png`;
  const url = `/storage/${path}`;
  const variants = [{ url, mime: 'image/webp' as const, width: 9, height: 9, size: 9 }];
  await createTestFile(test.ctx, userId, { isPrivate, topic, path, url, variants });
  const { rows } = await test.ctx.db.$client.query('select id from files where url = $1', [url]);
  return { id: Number(rows[0]?.id), url };
}
const ownerOf = async (fileId: number) =>
  (await test.ctx.db.$client.query('select user_id::int as id from files where id = $1', [fileId])).rows[0]?.id;

const atField = (field: string) => ({
  code: 0,
  data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
});

describe('a file of somebody else', () => {
  it('is neither sent with a message nor kept with a draft, by either side', async () => {
    const { ctx } = test;
    const goods = await makeQuotationGoods(ctx);
    const { owner, store } = await createTestStore(ctx);
    const customer = await newPerson((await createTestUser(ctx)).id);
    const { no } = await makeSubmitted(ctx, goods, toMember(customer.id));
    await openQuotation(ctx, asStore({ ...toMember(owner.id), storeId: store.id }), no);
    const draft = await saveItem(ctx, toMember(customer.id), itemOf(goods.mouse));
    const seller = await newPerson(owner.id);
    const message = { no, text: 'see the picture' };
    for (const [asker, call, body] of [
      [customer, 'post /api/quote/message', message],
      [seller, 'post /api/store/quoteMessage', message],
      [customer, 'post /api/quote/save', { no: draft.no, title: 'Fair' }],
    ] as const) {
      const foreign = await uploadOf(strangerId, 'quotation', true);
      expect(await askAs(test, asker, call, { ...body, files: [foreign.url] })).toMatchObject(atField('files'));
      const own = await uploadOf(asker.id, 'quotation', true);
      expect(await askAs(test, asker, call, { ...body, files: [own.url] })).toMatchObject({ code: 1 });
    }
  });

  it('becomes no picture of a product, and nothing private does', async () => {
    const categoryId = await makeCategory(test.ctx.db, 'pictured');
    const save = (fileId: number) => {
      const pictures = [{ file_id: fileId, alt: { 'zh-cn': '', en: '' } }];
      const product = productFormOf(`pictured-${fileId}`, categoryId, { pictures });
      return askAs(test, operator, 'post /api/operator/product/save', { product });
    };
    for (const { id } of [
      await uploadOf(strangerId, 'catalogue', false),
      await uploadOf(strangerId, 'licence', true),
      await uploadOf(operator.id, 'licence', true),
    ]) {
      const before = await ownerOf(id);
      expect(await save(id)).toMatchObject(atField('product.pictures.0.file_id'));
      expect(await ownerOf(id)).toBe(before);
    }
    expect(await save((await uploadOf(operator.id, 'catalogue', false)).id)).toMatchObject({ code: 1 });
  });

  it('becomes no picture of a category', async () => {
    const texts = { 'zh-cn': { name: '名片', description: '' }, en: { name: '', description: '' } };
    const save = (slug: string, picture: string) =>
      askAs(test, operator, 'post /api/operator/category/save', { slug, texts, picture });
    const foreign = await uploadOf(strangerId, 'catalogue', false);
    const secret = await uploadOf(operator.id, 'licence', true);
    for (const { url } of [foreign, secret]) expect(await save('hidden', url)).toMatchObject(atField('picture'));
    const own = await uploadOf(operator.id, 'catalogue', false);
    expect(await save('shown', own.url)).toMatchObject({ code: 1 });
  });
});

describe('a part of another record', () => {
  const names = (name: string) => ({ 'zh-cn': name, en: name });
  const attribute = (key: string, values: object[], seen: object = {}) =>
    askAs(test, operator, 'post /api/operator/attribute/save', {
      ...seen,
      key,
      names: names(key),
      is_card_fact: false,
      values,
    });
  const listed = async (): Promise<AnyData[]> =>
    (await askAs(test, operator, 'get /api/operator/attribute/list', {})).data.list;

  it('is not taken over by an attribute that names it', async () => {
    for (const key of ['paper', 'colour']) await attribute(key, [{ key: 'plain', names: names(key) }]);
    const before = await listed();
    const [paper, colour] = ['paper', 'colour'].map((requested) => before.find(({ key }) => key === requested));
    const stolen = { id: colour.values[0].id, key: 'plain', names: names('mine') };
    const { id, version } = paper;
    expect(await attribute('paper', [stolen], { id, version })).toMatchObject(atField('values.0.key'));
    expect(await listed()).toEqual(before);
  });

  it('is not taken over by a product that names it', async () => {
    const categoryId = await makeCategory(test.ctx.db, 'owned');
    const other = await makeProduct(test.ctx.db, { slug: 'owned-by-other', categoryId, stock: 7 });
    const variantId = async () =>
      (
        await test.ctx.db.$client.query(
          'select id::int as id, stock_on_hand::int as stock from product_variants where product_id = $1',
          [other],
        )
      ).rows[0];
    const before = await variantId();
    const form = productFormOf('owner', categoryId);
    const variants = [{ ...form.variants[0], id: before.id, stock: 900 }];
    const saved = await askAs(test, operator, 'post /api/operator/product/save', { product: { ...form, variants } });
    expect(saved).toMatchObject(atField('product.variants.0.sku'));
    expect(await variantId()).toEqual(before);
  });
});
