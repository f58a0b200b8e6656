import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
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

it('draws a promoter a poster with the own link, of the shop or of a product, and nobody else one', async () => {
  const { id } = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, id);
  const categoryId = await makeCategory(test.ctx.db, 'posters');
  const product = await makeProduct(test.ctx.db, { categoryId, slug: 'postered', amount: 1999 });
  const ask = (query: string, headers: Record<string, string> = { 'ba-user-token': token }) =>
    test.api.fetch(new Request(`http://shop.test/api/recommend/poster${query}`, { headers }), {
      remoteAddress: testAddress,
    });
  for (const query of ['', `?product_id=${product}`, '?campaign=fair-26']) {
    const answer = await ask(query);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1080, height: 1440, format: 'png' });
  }
  expect(await (await ask('?product_id=999999999')).json()).toMatchObject({ data: { error: 'not_found' } });
  expect(await (await ask('', {})).json()).toMatchObject({ code: 303 });
  await test.ctx.db.execute(sql`insert into promoters (user_id, status) values (${id}, 'frozen')`);
  expect(await (await ask('')).json()).toMatchObject({ data: { error: 'not_found' } });
});
