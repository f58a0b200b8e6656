import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { suggest } from './suggest.ts';

const test = await createTestContext();
const { db } = test.ctx;
const categoryId = await makeCategory(db, 'office');
for (const [place, name] of ['Print stand', 'Printer A', 'Printer B', 'Printer C'].entries()) {
  await makeProduct(db, { slug: `p${place}`, name: [`打印设备 ${place}`, name], sold: place, categoryId });
}
afterAll(() => test.close());

describe('suggestions', () => {
  it.each(['zh-cn', 'en'] as const)(
    'that are called what was typed in any language ask for nothing else, in %s',
    async (locale) => {
      const { list, search } = await suggest(test.ctx, 'prin', locale);
      expect(list).toHaveLength(4);
      expect(search).toEqual({ shown: 'exact', query: 'prin', did_you_mean: [] });
    },
  );
});
