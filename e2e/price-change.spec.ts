import { changePrice } from '../lib/server/catalogue/index.ts';
import type { Member } from '../lib/server/kernel/actor.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';

const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };

interface Info {
  data: { id: number; slug: string; variants: { sku: string }[] };
}

test('a new price stands on the kept page within two seconds, in both languages, without a build', async ({
  request,
}) => {
  const slug = 'gel-pen-box';
  const info = (await (await request.get(`/api/product/info?slug=${slug}`)).json()) as Info;
  const pages = [`/${slug}`, `/en/${slug}`, `/product?id=${info.data.id}`];
  for (const page of pages) expect((await request.get(page)).status()).toBe(200);

  const amount = 123_400 + Math.floor(Math.random() * 99);
  await withShop(async (ctx) => {
    for (const { sku } of info.data.variants) {
      await changePrice(ctx, operator, { sku, priceAmount: amount, listAmount: null });
    }
  });

  const shown = (amount / 100).toFixed(2);
  for (const page of pages) {
    await expect.poll(async () => (await request.get(page)).text(), { timeout: 2_000 }).toContain(shown);
  }
});
