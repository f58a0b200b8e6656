import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
  const categoryId = await makeCategory(test.ctx.db, 'exported');
  for (const slug of ['a', 'b', 'c']) await makeProduct(test.ctx.db, { slug: `exported-${slug}`, categoryId });
});
afterAll(() => test.close());

const ask = (token: string) => {
  const headers = { 'ba-user-token': token };
  const request = new Request('http://shop.test/api/operator/product/export?format=csv', { headers });
  return test.api.fetch(request, { remoteAddress: '192.0.2.1' });
};
const errorOf = async (answer: Response) => ((await answer.json()) as { data: { error: string } }).data.error;

it('writes an account one product file at a time', async () => {
  const { token } = await createSignedInOperator(test.ctx);
  const first = await ask(token);
  expect(first.headers.get('content-type')).toContain('text/csv');
  expect(await errorOf(await ask(token))).toBe('export_running');
  const other = await ask((await createSignedInOperator(test.ctx)).token);
  expect(await other.text()).toContain('exported-a');
  expect(await first.text()).toContain('exported-b');
  expect(await (await ask(token)).text()).toContain('exported-c');
});

it('lets who has left a file ask for it again', async () => {
  const { token } = await createSignedInOperator(test.ctx);
  await (await ask(token)).body?.cancel();
  expect(await (await ask(token)).text()).toContain('exported-a');
});
