import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

it('tells a promoter what an order of a product would earn, and nobody else anything', async () => {
  const { id, recommendCode: code } = await createTestUser(test.ctx);
  const me = await signIn(test.ctx, id);
  const { db } = test.ctx;
  const categoryId = await makeCategory(db, 'shared');
  const product = await makeProduct(db, { categoryId, slug: 'shared', minimumQuantity: 2, amount: 1999 });
  const read = async (productId = product) => test.get(`/api/recommend/share?product_id=${productId}`, me);
  // 5% of twice ¥19.99, half up.
  expect((await read()).data).toEqual({ share: { code, bp: 500, amount: '2.00' } });
  await updateSettings(test.ctx, { 'referral.promoters': 'applied' });
  expect((await read()).data).toEqual({ share: null });
  await updateSettings(test.ctx, { 'referral.promoters': 'everyone', 'referral.isOpen': false });
  expect((await read()).data).toEqual({ share: null });
  await updateSettings(test.ctx, { 'referral.isOpen': true });
  await test.ctx.db.execute(sql`insert into promoters (user_id, status) values (${id}, 'frozen')`);
  expect((await read()).data).toEqual({ share: null });
  expect((await read(999_999_999)).data.error).toBe('not_found');
  expect((await test.get(`/api/recommend/share?product_id=${product}`)).code).toBe(303);
});
