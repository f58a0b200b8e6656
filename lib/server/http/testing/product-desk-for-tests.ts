import { expect } from '@jest/globals';
import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory } from '#lib/server/factories/product-factory.ts';
import { askAs } from '../access/ask-as-for-tests.ts';
import { type AnyData, createTestApi } from '../test-api.ts';
import { giveFolder } from '../uploads/uploads-for-tests.ts';
import { productFormOf } from './product-forms-for-tests.ts';

/** An operator with a category to put products into; `slug` is that of the test's own product. */
export async function openProductDesk() {
  const test = await createTestApi();
  await giveFolder(test);
  const operator = await createSignedInOperator(test.ctx);
  const categoryId = await makeCategory(test.ctx.db, 'goods');
  let count = 0;
  const call = (name: string, body: object) => askAs(test, operator, `post /api/operator/product/${name}`, body);
  const info = async (id: number): Promise<AnyData> =>
    (await test.get(`/api/operator/product/info?id=${id}`, operator)).data;
  const desk = {
    test,
    operator,
    categoryId,
    slug: '',
    call,
    info,
    nextSlug: () => {
      count += 1;
      desk.slug = `goods-${count}`;
    },
    form: (inputs: Partial<ProductFormInput> = {}): ProductFormInput => productFormOf(desk.slug, categoryId, inputs),
    save: (product: object, which: object = {}): Promise<AnyData> => call('save', { ...which, product }),
    create: async (inputs: Partial<ProductFormInput> = {}): Promise<AnyData> =>
      info((await desk.save(desk.form(inputs))).data.id),
    saveAgain: (read: AnyData, change: object = {}): Promise<AnyData> =>
      desk.save({ ...read.form, ...change }, { id: read.id, version: read.version }),
    publish: ({ id, version }: AnyData): Promise<AnyData> => call('publish', { id, version }),
    close: test.close,
  };
  return desk;
}

/** The answer for input at fault, at these fields and at no other. */
export const refusedAt = (...fields: string[]) => ({
  code: 0,
  data: {
    error: 'invalid_input',
    fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  },
});

/** The answer when somebody else was faster. */
export const changed = { code: 0, data: { error: 'status_changed' } };
