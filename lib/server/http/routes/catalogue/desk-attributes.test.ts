import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

let categoryId: number;
let count = 0;
const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
beforeEach(async () => {
  count += 1;
  categoryId = await makeCategory(test.ctx.db, `cards-${count}`);
});
afterAll(() => test.close());

const call = (name: string, body: object) => test.post(`/api/operator/attribute/${name}`, body, operator);
const names = (name: string, en = `${name} en`) => ({ 'zh-cn': name, en });
const form = (inputs: object = {}) => ({
  key: `paper-${count}`,
  names: names('纸张'),
  is_card_fact: false,
  values: [
    { key: 'kraft', names: names('牛皮纸', 'Kraft') },
    { key: 'vinyl', names: names('乙烯', 'Vinyl') },
  ],
  ...inputs,
});
const list = async (): Promise<AnyData[]> => (await test.get('/api/operator/attribute/list', operator)).data.list;
const one = async (id: number): Promise<AnyData> => (await list()).find((each) => each.id === id);
const make = async (): Promise<AnyData> => one((await call('save', form())).data.id);
/** A change as a form sends it: the whole record back. */
const change = ({ id, version, key, names: own, is_card_fact, values }: AnyData, inputs: object = {}) =>
  call('save', {
    id,
    version,
    key,
    names: own,
    is_card_fact,
    values: values.map(({ product_count, ...value }: AnyData) => value),
    ...inputs,
  });
const refusedAt = (field: string) => ({
  code: 0,
  data: { error: 'invalid_input', fields: { [field]: expect.any(String) } },
});
const changed = { code: 0, data: { error: 'status_changed' } };

describe('an attribute', () => {
  it('is made with its values, behind the others', async () => {
    const made = await make();
    expect(made).toMatchObject({ names: names('纸张'), version: 1, is_card_fact: false });
    expect(made.values).toMatchObject([
      { key: 'kraft', names: { en: 'Kraft' }, product_count: 0 },
      { key: 'vinyl', product_count: 0 },
    ]);
    expect((await list()).at(-1)).toEqual(made);
  });

  it('is renamed, put into another order and given more values; products are found by the new names', async () => {
    const made = await make();
    const [kraft, vinyl] = made.values;
    const productId = await makeProduct(test.ctx.db, { slug: `p-${count}`, categoryId, attributeValueIds: [kraft.id] });
    const values = [
      { id: vinyl.id, key: 'vinyl', names: vinyl.names },
      { key: 'foil', names: names('箔', '') },
      { id: kraft.id, key: 'kraft', names: names('再生纸', `Recycled${count}`) },
    ];
    expect(await change(made, { values, is_card_fact: true })).toMatchObject({ code: 1 });
    const after = await one(made.id);
    expect(after).toMatchObject({ version: 2, is_card_fact: true });
    expect(after.values.map(({ key, product_count }: AnyData) => [key, product_count])).toEqual([
      ['vinyl', 0],
      ['foil', 0],
      ['kraft', 1],
    ]);
    const found = (await test.get(`/api/product/list?search=recycled${count}`)).data;
    expect(found.list.map(({ id }: AnyData) => id)).toEqual([productId]);
    const facet = found.facets.find(({ key }: AnyData) => key === made.key);
    expect(facet.values).toMatchObject([{ key: 'kraft', name: `Recycled${count}`, count: 1 }]);
  });

  it('shows the Chinese name of a value that has no English one', async () => {
    const values = [{ key: 'foil', names: names('烫箔', '') }];
    const made = await one((await call('save', form({ values }))).data.id);
    const attributeValueIds = [made.values[0].id];
    await makeProduct(test.ctx.db, { slug: `p-${count}`, categoryId, attributeValueIds });
    const { facets } = (await test.get(`/api/product/list?category=cards-${count}`)).data;
    expect(facets).toMatchObject([{ values: [{ key: 'foil', name: '烫箔' }] }]);
  });

  it('keeps a value that products carry, and lets one go that nothing carries', async () => {
    const made = await make();
    const [kraft, vinyl] = made.values;
    await makeProduct(test.ctx.db, { slug: `p-${count}`, categoryId, attributeValueIds: [kraft.id] });
    expect(await change(made, { values: [] })).toMatchObject(refusedAt('values'));
    expect((await one(made.id)).values).toHaveLength(2);
    expect(await call('remove', { id: made.id, version: 1 })).toMatchObject({ data: { error: 'attribute_in_use' } });
    const values = [{ id: kraft.id, key: 'kraft', names: kraft.names }];
    expect(await change(made, { values })).toMatchObject({ code: 1 });
    expect((await one(made.id)).values.map(({ id }: AnyData) => id)).toEqual([kraft.id]);
    expect(vinyl.id).not.toBe(kraft.id);
  });

  it.each([
    ['no Chinese name', { names: names('', 'Paper') }, 'names.zh-cn'],
    ['no key', { key: '' }, 'key'],
    ['a key that is none', { key: 'Paper kind' }, 'key'],
    ['a value without a name', { values: [{ key: 'a', names: names('') }] }, 'values.0.names.zh-cn'],
    ['a value twice', { values: [form().values[0], form().values[0]] }, 'values.1.key'],
    ["a value of somebody else's", { values: [{ id: 999_999, key: 'a', names: names('甲') }] }, 'values.0.key'],
  ])('is refused with %s', async (_, inputs, field) => {
    const before = await list();
    expect(await call('save', form(inputs))).toMatchObject(refusedAt(field));
    expect(await list()).toEqual(before);
  });

  it('has a key of its own, which never changes, nor do those of its values', async () => {
    const made = await make();
    expect(await call('save', form())).toMatchObject(refusedAt('key'));
    expect(await change(made, { key: 'other' })).toMatchObject(refusedAt('key'));
    const [kraft] = made.values;
    const values = [{ id: kraft.id, key: 'other', names: kraft.names }];
    expect(await change(made, { values })).toMatchObject(refusedAt('values.0.key'));
  });

  it('tells the later of two who change it', async () => {
    const made = await make();
    const answers = await Promise.all([change(made), change(made)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)).toMatchObject(changed);
    expect(await call('remove', { id: made.id, version: 1 })).toMatchObject(changed);
    expect(await call('remove', { id: made.id, version: 2 })).toMatchObject({ code: 1 });
    expect(await change(made)).toMatchObject({ data: { error: 'not_found' } });
  });
});

describe('the order', () => {
  it('is that of the filters, and names every attribute once', async () => {
    const made = await make();
    const ids = (await list()).map(({ id }) => id);
    const filter = [made.id, ...ids.filter((id) => id !== made.id)];
    expect(await call('order', { ids: filter })).toMatchObject({ code: 1 });
    expect((await list()).map(({ id }) => id)).toEqual(filter);
    expect(await call('order', { ids: filter.slice(1) })).toMatchObject(changed);
    expect(await call('order', { ids: [...filter.slice(1), filter.at(-1)] })).toMatchObject(changed);
  });
});
