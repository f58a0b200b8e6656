import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { goodsFen } from '#components/catalogue/shop/product/price-rules.ts';
import { productInfo } from '#lib/contract/catalogue/shop-products.ts';
import { orderPreview } from '#lib/contract/orders/member-checkout.ts';
import { productFreight } from '#lib/contract/orders/shop-freight.ts';
import { freightOf } from '#lib/delivery/freight.ts';
import { freightRulesOf } from '#lib/delivery/freight-rules.ts';
import { products } from '#lib/server/catalogue/tables.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { saveAddress } from '#lib/server/identity/index.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { buyNow, checkoutOf } from '#lib/server/workflows/checkout/checkout-for-tests.ts';
import { fromFen } from '#lib/utils/amount.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

it('tells everybody what sending costs, as it stands', async () => {
  const { data } = await test.get('/api/product/freight');
  expect(productFreight.data.parse(data)).toEqual(data);
  await updateSettings(test.ctx, { 'shipping.baseFen': 1550, 'shipping.transitDays': 3 });
  expect((await test.get('/api/product/freight')).data).toMatchObject({
    base: '15.50',
    free_from: '299.00',
    transit_days: 3,
  });
});

const near = { provinceId: 440_000, cityId: 440_300, areaId: 440_305 };
const far = { provinceId: 650_000, cityId: 650_100, areaId: 650_102 };

describe('a product page says the freight that the confirmation asks', () => {
  it.each([
    ['below the limit', near, 5, '15.50'],
    ['a piece before the limit', near, 29, '15.50'],
    ['above the limit', near, 30, '0.00'],
    ['below the limit, far', far, 5, '35.50'],
    ['above the limit, far', far, 30, '20.00'],
  ])('%s', async (_, place, qty, expected) => {
    await updateSettings(test.ctx, { 'shipping.baseFen': 1550 });
    const shop = checkoutOf(test);
    const { ctx } = test;
    const slug = `freight-${place.provinceId}-${qty}`;
    const goods = await shop.makeGoods({ slug, amount: 1000 });
    const { userId: id } = (await shop.newBuyer()).member;
    const facts = { receiver: '张三', mobile: '13800138000', address: '科技园1号', isDefault: true };
    const address = await saveAddress(ctx, id, { ...place, ...facts });

    const product = productInfo.data.parse((await test.get(`/api/product/info?slug=${slug}`)).data);
    const rules = freightRulesOf(productFreight.data.parse((await test.get('/api/product/freight')).data));
    const shown = goodsFen(product, { variant: product.variants[0], quantity: qty });
    const freight = freightOf(rules, { fulfilment: 'ship', goods: shown ?? 0, provinceId: place.provinceId });

    const asker = { id, token: (await signIn(ctx, id)).token };
    const input = { what: buyNow(goods, qty), address_id: address.id };
    const requests = orderPreview.data.parse((await askAs(test, asker, 'post /api/order/preview', input)).data);
    expect({ goods: fromFen(shown ?? 0), freight: fromFen(freight) }).toEqual({
      goods: requests.goods,
      freight: requests.freight,
    });
    expect(requests.freight).toBe(expected);
  });
});

describe('the confirmation says the day that the product page says', () => {
  it.each([
    ['near', near, 'transit_days'],
    ['far', far, 'remote_transit_days'],
  ] as const)('%s', async (_, place, transit) => {
    const shop = checkoutOf(test);
    const { ctx } = test;
    const slug = `arrival-${place.provinceId}`;
    const goods = await shop.makeGoods({ slug, amount: 1000 });
    const { userId: id } = (await shop.newBuyer()).member;
    const facts = { receiver: '张三', mobile: '13800138000', address: '科技园1号', isDefault: true };
    const address = await saveAddress(ctx, id, { ...place, ...facts });
    const product = productInfo.data.parse((await test.get(`/api/product/info?slug=${slug}`)).data);
    const notified = productFreight.data.parse((await test.get('/api/product/freight')).data);
    const asker = { id, token: (await signIn(ctx, id)).token };
    const input = { what: buyNow(goods, 1), address_id: address.id };
    const { data } = await askAs(test, asker, 'post /api/order/preview', input);
    expect(orderPreview.data.parse(data).orders).toMatchObject([
      { fulfilment: 'ship', arrival_days: product.lead_days_min + notified[transit] },
    ]);
  });

  it('waits for what takes longest, and says nothing of what is not sent', async () => {
    const shop = checkoutOf(test);
    const buyer = await shop.newBuyer();
    const slow = await shop.makeGoods({ slug: 'arrival-slow', amount: 1000 });
    const file = await shop.makeGoods({ slug: 'arrival-file', amount: 1000, fulfilment: 'digital' });
    await test.ctx.db.update(products).set({ leadDaysMin: 9, leadDaysMax: 12 }).where(eq(products.id, slow.productId));
    const { no, id } = await shop.putIn(buyer, slow);
    const items = [id];
    for (const each of [await shop.makeGoods({ slug: 'arrival-quick' }), file]) {
      items.push((await shop.putIn(buyer, each)).id);
    }
    const { userId } = buyer.member;
    const asker = { id: userId, token: (await signIn(test.ctx, userId)).token };
    const input = { what: { source: 'cart', no, items }, address_id: buyer.addressId };
    const { orders } = orderPreview.data.parse((await askAs(test, asker, 'post /api/order/preview', input)).data);
    const { transit_days: transit } = (await test.get('/api/product/freight')).data;
    expect(Object.fromEntries(orders.map(({ fulfilment, arrival_days }) => [fulfilment, arrival_days]))).toEqual({
      ship: 9 + transit,
      digital: null,
    });
  });

  it('follows the days of an offer', async () => {
    const shop = checkoutOf(test);
    const buyer = await shop.newBuyer();
    const offer = await shop.newOffer(buyer, await shop.makeGoods({ slug: 'arrival-offer' }), { leadDays: 20 });
    const { userId } = buyer.member;
    const asker = { id: userId, token: (await signIn(test.ctx, userId)).token };
    const input = { what: offer.what, address_id: buyer.addressId };
    const { orders } = orderPreview.data.parse((await askAs(test, asker, 'post /api/order/preview', input)).data);
    const { transit_days: transit } = (await test.get('/api/product/freight')).data;
    expect(orders[0]?.arrival_days).toBe(20 + transit);
  });
});
