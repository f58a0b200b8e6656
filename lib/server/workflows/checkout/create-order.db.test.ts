import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { archiveProduct, publishProductsNode } from '../../catalogue/index.ts';
import { statusLogs } from '../../db/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { saveAddress } from '../../identity/index.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { findGroup, findOrder, listLines, listOrdersOfGroup, type Order } from '../../orders/index.ts';
import { orders as orderTable } from '../../orders/tables.ts';
import { describeBasket } from '../../quotation/index.ts';
import { updateSettings } from '../../site/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { type Buyer, buyNow, checkoutOf } from './checkout-for-tests.ts';
import type { CreatedOrders } from './create-order.ts';
import { previewOrder } from './preview-order.ts';
import { reorder } from './reorder.ts';

const test = await createTestContext();
const shop = checkoutOf(test);
afterAll(() => test.close());

async function read({ no }: Pick<CreatedOrders, 'no'>): Promise<Order[]> {
  const group = await findGroup(test.ctx.db, { no });
  return group ? listOrdersOfGroup(test.ctx.db, group.id) : [];
}

async function countOf({ member }: Buyer): Promise<number> {
  const rows = await test.ctx.db.select().from(orderTable).where(eq(orderTable.userId, member.userId));
  return rows.length;
}

describe('buying one product', () => {
  it('makes one order at the price of now, with what decided it', async () => {
    const buyer = await shop.newBuyer();
    const goods = await shop.makeGoods({ amount: 5000, stock: 10, name: ['椅子', 'Chair'] });
    const invoice = { kind: 'personal' as const, title: '张三', tax_no: '', email: 'a@b.cn', is_automatic: true };
    const input = { expectedTotal: 11_200, note: 'Ring twice', invoice };
    const [order, ...others] = await read(await shop.order(buyer, buyNow(goods, 2), input));
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      source: 'buy_now',
      status: 'pending_payment',
      goodsAmount: 10_000,
      freightAmount: 1200,
      payableAmount: 11_200,
      commissionBp: 500,
      note: 'Ring twice',
      invoiceRequest: invoice,
      invoiceDueAt: test.ctx.clock.now(),
      address: { receiver: '张三', area_name: '南山区' },
      payDeadline: addSeconds(test.ctx.clock.now(), 1800),
    });
    const lines = await listLines(test.ctx.db, [order?.id ?? 0]);
    expect(lines).toMatchObject([{ name: { en: 'Chair' }, qty: 2, unitPrice: 500_000, isStocked: true }]);
    const history = await test.ctx.db
      .select()
      .from(statusLogs)
      .where(eq(statusLogs.entityId, order?.id ?? 0));
    expect(history.filter(({ entityType }) => entityType === 'order')).toMatchObject([
      { event: 'create', toStatus: 'pending_payment', actorId: buyer.member.userId },
    ]);
  });

  it('is refused at another total, which it names, and orders nothing', async () => {
    const buyer = await shop.newBuyer();
    const goods = await shop.makeGoods({ amount: 5000 });
    const order = shop.order(buyer, buyNow(goods), { expectedTotal: 5000 });
    await expect(order).rejects.toMatchObject({ code: 'price_changed', data: { total: '62.00' } });
    expect(await countOf(buyer)).toBe(0);
  });

  it('is one order for one key, however often and however fast it is sent', async () => {
    const buyer = await shop.newBuyer();
    const goods = await shop.makeGoods({ amount: 5000, stock: 10 });
    const input = { expectedTotal: 6200, key: crypto.randomUUID() };
    const sent = await Promise.all([1, 2, 3].map(() => shop.order(buyer, buyNow(goods), input)));
    expect(new Set(sent.map(({ no }) => no)).size).toBe(1);
    expect(await countOf(buyer)).toBe(1);
    const other = shop.order(buyer, buyNow(goods, 2), { ...input, expectedTotal: 11_200 });
    await expect(other).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('gives the last piece to one of two buyers', async () => {
    const goods = await shop.makeGoods({ amount: 5000, stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.newBuyer()));
    const outcomes = await Promise.allSettled(
      buyers.map((buyer) => shop.order(buyer, buyNow(goods), { expectedTotal: 6200 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(reasons.every((code) => code === 'out_of_stock' || code === 'not_orderable')).toBe(true);
  });

  it('asks for an address where something is sent, and takes only one of the own', async () => {
    const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    const what = buyNow(await shop.makeGoods({ amount: 5000 }));
    const without = shop.order(buyer, what, { addressId: undefined, expectedTotal: 6200 });
    await expect(without).rejects.toMatchObject({ code: 'address_needed' });
    const foreign = shop.order(buyer, what, { addressId: stranger.addressId, expectedTotal: 6200 });
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    const file = buyNow(await shop.makeGoods({ amount: 5000, fulfilment: 'digital' }));
    const [order] = await read(await shop.order(buyer, file, { addressId: undefined, expectedTotal: 5000 }));
    expect(order).toMatchObject({ fulfilment: 'digital', address: null, freightAmount: 0 });
  });

  it('costs more in a far province', async () => {
    const buyer = await shop.newBuyer();
    const urumqi = { provinceId: 650_000, cityId: 650_100, areaId: 650_102 };
    const facts = { receiver: '李四', mobile: '13800138001', address: '解放路1号', isDefault: false };
    const { id } = await saveAddress(test.ctx, buyer.member.userId, { ...urumqi, ...facts });
    const what = buyNow(await shop.makeGoods({ amount: 5000 }));
    const [order] = await read(await shop.order(buyer, what, { addressId: id, expectedTotal: 8200 }));
    expect(order).toMatchObject({ freightAmount: 3200 });
  });

  it('is refused for what is not sold, is too few, or has no price', async () => {
    const buyer = await shop.newBuyer();
    const hidden = await shop.makeGoods({ status: 'published', minimumQuantity: 5 });
    await expect(shop.order(buyer, buyNow(hidden))).rejects.toMatchObject({ code: 'not_orderable' });
    const gone = { source: 'buy_now' as const, product_id: 999_999, selection: {}, qty: 1 };
    await expect(shop.order(buyer, gone)).rejects.toMatchObject({ code: 'not_found' });
    const requests = await shop.makeGoods({ kind: 'service', pricing: 'quote', fulfilment: 'service' });
    await expect(shop.order(buyer, buyNow(requests))).rejects.toMatchObject({ code: 'not_orderable' });
  });
});

describe('points', () => {
  it('pay a share, held for each order until it is paid', async () => {
    const buyer = await shop.newBuyer();
    await shop.givePoints(buyer, 5000);
    const goods = await shop.makeGoods({ amount: 10_000 });
    const input = { points: 2000, expectedTotal: 10_000 + 1200 - 2000 };
    const [order] = await read(await shop.order(buyer, buyNow(goods), input));
    expect(order).toMatchObject({ pointsUsed: 2000, pointsAmount: 2000, payableAmount: 9200 });
    expect(await getUserBalances(test.ctx.db, buyer.member.userId)).toMatchObject({ points: 3000, heldPoints: 2000 });
  });

  it('beyond the share or what is owned are refused', async () => {
    const buyer = await shop.newBuyer();
    const what = buyNow(await shop.makeGoods({ amount: 10_000 }));
    const none = shop.order(buyer, what, { points: 1, expectedTotal: 11_199 });
    await expect(none).rejects.toMatchObject({ code: 'invalid_input' });
    await shop.givePoints(buyer, 5000);
    const tooMany = shop.order(buyer, what, { points: 2001, expectedTotal: 9199 });
    await expect(tooMany).rejects.toMatchObject({ fields: { points: { key: 'pointsShare', values: { max: 2000 } } } });
  });

  it('can be spent once, by two orders at the same moment', async () => {
    const buyer = await shop.newBuyer();
    await shop.givePoints(buyer, 2000);
    const what = buyNow(await shop.makeGoods({ amount: 10_000 }));
    const input = { points: 2000, expectedTotal: 9200 };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => shop.order(buyer, what, input)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can pay for everything where the shop allows it; the order is on its way at once', async () => {
    await updateSettings(test.ctx, { 'points.maxShareBp': 10_000 });
    const buyer = await shop.newBuyer();
    await shop.givePoints(buyer, 5000);
    const goods = await shop.makeGoods({ amount: 5000, fulfilment: 'digital' });
    const [order] = await read(await shop.order(buyer, buyNow(goods), { points: 5000, expectedTotal: 0 }));
    await updateSettings(test.ctx, { 'points.maxShareBp': 2000 });
    expect(order).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid', payableAmount: 0 });
    expect(await getUserBalances(test.ctx.db, buyer.member.userId)).toMatchObject({ points: 0, heldPoints: 0 });
  });
});

describe('a basket', () => {
  it('gives the chosen lines away, an order for each way of delivery', async () => {
    const buyer = await shop.newBuyer();
    const { no, id: chair } = await shop.putIn(buyer, await shop.makeGoods({ amount: 30_000 }));
    const { id: file } = await shop.putIn(buyer, await shop.makeGoods({ amount: 500, fulfilment: 'digital' }));
    const { id: left } = await shop.putIn(buyer, await shop.makeGoods());
    const what = { source: 'cart' as const, no, items: [chair, file] };
    const made = await shop.order(buyer, what, { expectedTotal: 30_500 });
    expect(await read(made)).toMatchObject([
      { fulfilment: 'ship', payableAmount: 30_000, freightAmount: 0 },
      { fulfilment: 'digital', payableAmount: 500 },
    ]);
    expect(made.orders).toHaveLength(2);
    const basket = await describeBasket(test.ctx, buyer.member.userId);
    expect(basket?.items.map(({ id }) => id)).toEqual([left]);
    await expect(shop.order(buyer, what, { expectedTotal: 30_500 })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of somebody else is not there', async () => {
    const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    const { no, id } = await shop.putIn(buyer, await shop.makeGoods());
    const what = { source: 'cart' as const, no, items: [id] };
    await expect(shop.order(stranger, what)).rejects.toMatchObject({ code: 'not_found' });
    const input = { what, points: 0 };
    await expect(previewOrder(test.ctx, stranger.member, input)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is ordered once by two at the same moment', async () => {
    const buyer = await shop.newBuyer();
    const { no, id } = await shop.putIn(buyer, await shop.makeGoods({ amount: 5000 }));
    const what = { source: 'cart' as const, no, items: [id] };
    const order = () => shop.order(buyer, what, { expectedTotal: 6200 });
    const outcomes = await Promise.allSettled([order(), order(), order()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countOf(buyer)).toBe(1);
  });

  it('shows what stands in the way of each line', async () => {
    const buyer = await shop.newBuyer();
    const few = await shop.makeGoods({ stock: 3 });
    const { no, id } = await shop.putIn(buyer, few, 5);
    const input = { what: { source: 'cart' as const, no, items: [id] }, points: 0 };
    const { problems } = await previewOrder(test.ctx, buyer.member, input);
    expect(problems.get(id)).toMatchObject({ message: 'stockLeft', values: { left: 3 } });
    await expect(shop.order(buyer, input.what)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('an offer', () => {
  it('becomes one order as it was offered, once', async () => {
    const buyer = await shop.newBuyer();
    const goods = await shop.makeGoods({ amount: 1000 });
    const terms = { unitAmount: 900, freightAmount: 500, discountAmount: 300, depositBp: 3000 };
    const { what, no, versionId } = await shop.newOffer(buyer, goods, terms);
    const order = () => shop.order(buyer, what, { expectedTotal: 9200 });
    const outcomes = await Promise.allSettled([order(), order(), order()]);
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(made).toHaveLength(1);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []));
    expect(reasons).toEqual(['status_changed', 'status_changed']);
    const [found] = await read({ no: made[0]?.no ?? '' });
    expect(found).toMatchObject({
      source: 'quote',
      quotationNo: no,
      quoteVersionId: versionId,
      goodsAmount: 9000,
      freightAmount: 500,
      adjustAmount: -300,
      payableAmount: 9200,
      depositDueAmount: 2760,
      payDeadline: addSeconds(test.ctx.clock.now(), 24 * 3600),
    });
  });

  it('is paid within its validity', async () => {
    const buyer = await shop.newBuyer();
    const { what } = await shop.newOffer(buyer, await shop.makeGoods(), { hoursValid: 5 });
    const [order] = await read(await shop.order(buyer, what, { expectedTotal: 9000 }));
    expect(order?.payDeadline).toEqual(addSeconds(test.ctx.clock.now(), 5 * 3600));
  });

  it('of somebody else, of another version, or out of date is refused', async () => {
    const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    const { what } = await shop.newOffer(buyer, await shop.makeGoods(), { hoursValid: 1 });
    await expect(shop.order(stranger, what)).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.order(buyer, { ...what, n: 1 })).rejects.toMatchObject({ code: 'status_changed' });
    test.ctx.clock.advance(3601);
    await expect(shop.order(buyer, what)).rejects.toMatchObject({ code: 'quote_expired' });
  });
});

describe('ordering again', () => {
  it('puts into the basket what is still sold, and names what is not', async () => {
    const [buyer, stranger] = [await shop.newBuyer(), await shop.newBuyer()];
    const goods = await shop.makeGoods({ amount: 5000 });
    const { orders } = await shop.order(buyer, buyNow(goods, 3), { expectedTotal: 16_200 });
    const no = orders[0] ?? '';
    expect(await reorder(test.ctx, buyer.member, no)).toMatchObject({ missing: [] });
    const basket = await describeBasket(test.ctx, buyer.member.userId);
    expect(basket?.items).toMatchObject([{ productId: goods.productId, qty: 3 }]);
    await expect(reorder(test.ctx, stranger.member, no)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findOrder(test.ctx.db, { no })).toMatchObject({ status: 'pending_payment' });
    const operator = { ...stranger.member, nodes: new Set([publishProductsNode]) };
    await archiveProduct(test.ctx, operator, { id: goods.productId });
    const again = await reorder(test.ctx, buyer.member, no);
    expect(again).toMatchObject({ no: '', missing: [{ en: expect.stringContaining('goods') }] });
  });
});
