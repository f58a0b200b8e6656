import { changePriceOf } from './fixtures/change-price.ts';
import { expect, test } from './fixtures/test.ts';

test('a new price stands on the cached page within two seconds, in both languages, without a build', async ({
  request,
}) => {
  const slug = 'gel-pen-box';
  const info = (await (await request.get(`/api/product/info?slug=${slug}`)).json()) as { data: { id: number } };
  const pages = [`/${slug}`, `/en/${slug}`, `/product?id=${info.data.id}`];
  for (const page of pages) expect((await request.get(page)).status()).toBe(200);
  const shown = await changePriceOf(request, slug);
  for (const page of pages) {
    await expect.poll(async () => (await request.get(page)).text(), { timeout: 2_000 }).toContain(shown);
  }
});
