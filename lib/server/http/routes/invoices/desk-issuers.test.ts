import { afterAll, expect, it } from '@jest/globals';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const get = async (path: string) => (await test.get(`/api/operator/invoice/${path}`, operator)).data;
const post = (path: string, body: object, by = operator) => test.post(`/api/operator/invoice/${path}`, body, by);

it('sets what one invoice of a store may come to, unless the operator works there or somebody was faster', async () => {
  const { store } = await createTestStore(test.ctx);
  const change = { store_id: store.id, cap: '5000.00', is_special_offered: false, flat_rate: '3', version: 0 };
  const colleague = await createSignedInOperator(test.ctx);
  await test.ctx.db.$client.query("insert into store_members (store_id, user_id, role) values ($1, $2, 'sales')", [
    store.id,
    colleague.id,
  ]);
  expect(await post('issuerSave', change, colleague)).toMatchObject({ data: { error: 'own_record' } });
  expect(await post('issuerSave', change)).toMatchObject({ code: 1 });
  expect(await post('issuerSave', change)).toMatchObject({ data: { error: 'status_changed' } });
  expect(await post('issuerSave', { ...change, store_id: 999_999 })).toMatchObject({ data: { error: 'not_found' } });
  const tooLow = await post('issuerSave', { ...change, cap: '0.99', version: 1 });
  expect(tooLow.data.fields.cap).toBe(sentence('en', 'validation.amountFromOne'));
  const { list } = await get(`issuers?q=${encodeURIComponent(store.name)}`);
  expect(list).toContainEqual(
    expect.objectContaining({ store_id: store.id, cap: '5000.00', is_special_offered: false, flat_rate: '3' }),
  );
});

it('invoices a category under the code of the nearest one above it that names one, at its own rate', async () => {
  const [parent, child] = await test.ctx.db.transaction(async (tx) => {
    const id = await makeCategory(tx, 'taxed-parent');
    return [id, await makeCategory(tx, 'taxed-child', 'taxed-parent')] as const;
  });
  const code = { code: '1060105020000000001', label: '印刷品', name: '名片与宣传单', rate: '13' };
  const { data: saved } = await post('taxCodeSave', code);
  const read = async (id: number) =>
    (await get('categories')).list.find((category: { id: number }) => category.id === id);
  expect(await read(child)).toMatchObject({ own: null, tax: null });
  expect(await post('categorySave', { category_id: parent, code_id: saved.id, rate: '9' })).toMatchObject({ code: 1 });
  expect(await read(child)).toMatchObject({ own: null, tax: { code: code.code, rate: '9', from_id: parent } });
  await post('categorySave', { category_id: child, code_id: saved.id, rate: '' });
  expect(await read(child)).toMatchObject({
    own: { code_id: saved.id, rate: '' },
    tax: { rate: '13', from_id: child },
  });
  await post('categorySave', { category_id: child, code_id: '' });
  expect(await read(child)).toMatchObject({ own: null, tax: { from_id: parent } });
});
