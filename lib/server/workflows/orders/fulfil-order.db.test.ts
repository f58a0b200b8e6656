import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createContext } from '../../db/context.ts';
import { createTestContext } from '../../db/test-context.ts';
import {
  asPlatform,
  asStore,
  correctTracking,
  extendReceipt,
  freezeClocks,
  getStoreOrder,
  hideOrder,
  listLines,
  lockOrder,
  noteAsSeller,
  remindSeller,
  shipOrder,
  takeOrder,
  thawClocks,
  trackingOfChange,
  trackShipment,
  transferOrder,
} from '../../orders/index.ts';
import { shipments } from '../../orders/shipment-tables.ts';
import { orderLines } from '../../orders/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { completeOrdersDue } from './complete-order.ts';
import { fulfilmentOf, type PaidChoices } from './fulfil-for-tests.ts';
import { confirmReceipt, confirmReceiptsDue } from './receive-order.ts';

const day = 86_400;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const [store, other] = [await shop.newStore(), await shop.newStore()];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

async function newAccepted(inputs: PaidChoices = {}) {
  const order = await shop.newPaid(inputs);
  await shop.accept(store, order.no);
  const [line] = await listLines(test.ctx.db, [order.id]);
  if (!line) throw new Error('no line');
  return { ...order, lineId: line.id };
}

async function newShipped(inputs: PaidChoices = {}) {
  const order = await newAccepted(inputs);
  await shop.ship(asStore(store), order.no);
  return order;
}

const inDays = (days: number) => new Date(test.ctx.clock.now().getTime() + days * day * 1000);
const balanceOf = async (account: string) => {
  const { rows } = await test.ctx.db.execute<{ balance: number }>(
    sql`select balance from wallet_accounts where id = ${account}`,
  );
  return rows[0]?.balance ?? 0;
};

describe('shipping', () => {
  it('in parts counts up to what was ordered, and not beyond', async () => {
    const { ctx } = test;
    const { no, id, lineId } = await newAccepted({ qty: 5 });
    await shop.ship(asStore(store), no, [{ lineId, qty: 2 }]);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', fulfilmentStatus: 'partial' });
    const tooMany = shop.ship(asStore(store), no, [{ lineId, qty: 4 }]);
    await expect(tooMany).rejects.toMatchObject({ code: 'invalid_input', fields: { lines: { key: 'shipQuantity' } } });
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map(() => shop.ship(asStore(store), no, [{ lineId, qty: 2 }])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await listLines(ctx.db, [id]))[0]).toMatchObject({ shippedQty: 4 });
    await shop.ship(asStore(store), no);
    expect(await shop.stateOf(no)).toMatchObject({
      status: 'shipped',
      fulfilmentStatus: 'shipped',
      autoConfirmAt: inDays(10),
    });
    await expect(shop.ship(asStore(store), no)).rejects.toMatchObject({ code: 'status_changed' });
    const beyond = ctx.db.update(orderLines).set({ shippedQty: 6 }).where(eq(orderLines.id, lineId));
    await expect(beyond).rejects.toMatchObject({ cause: { constraint: 'order_lines_sent' } });
  });

  it('sent twice with one key is one parcel', async () => {
    const { no, id, lineId } = await newAccepted({ qty: 2 });
    const parcel = { no, carrier: 'sf' as const, carrierName: '顺丰速运', trackingNo: 'SF1', key: crypto.randomUUID() };
    const send = () => shipOrder(test.ctx, asStore(store), { ...parcel, parts: [{ lineId, qty: 1 }] });
    const [one, two] = [await send(), await send()];
    expect(one).toEqual(two);
    expect(await test.ctx.db.select().from(shipments).where(eq(shipments.orderId, id))).toHaveLength(1);
  });

  it('waits until the rest after a deposit is paid', async () => {
    const order = await newAccepted({ deposit: 3000 });
    const early = shop.ship(asStore(store), order.no);
    await expect(early).rejects.toMatchObject({ code: 'not_paid_in_full' });
    await shop.pay(order.customer, order.groupNo, 'balance');
    await shop.ship(asStore(store), order.no);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'shipped', paymentStatus: 'paid' });
  });

  it('is for the store of the order alone', async () => {
    const { ctx } = test;
    const { no } = await newAccepted();
    const operator = await shop.newOperator();
    for (const stranger of [asStore(other), asPlatform(operator)]) {
      await expect(shop.ship(stranger, no)).rejects.toMatchObject({ code: 'not_found' });
      await expect(noteAsSeller(ctx, stranger, { no, note: 'x' })).rejects.toMatchObject({ code: 'not_found' });
    }
    await shop.ship(asStore(store), no);
    await expect(transferOrder(ctx, operator, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('has its number corrected until the first scan, by its seller, with what stood there before', async () => {
    const { ctx } = test;
    const { no, customer } = await newAccepted();
    const { no: shipmentNo } = await shop.ship(asStore(store), no);
    const mended = {
      no,
      shipmentNo,
      carrierCode: 'yto' as const,
      carrierName: '圆通速递',
      trackingNo: 'YT7412345678901',
    };
    for (const stranger of [asStore(other), asPlatform(await shop.newOperator())]) {
      await expect(correctTracking(ctx, stranger, mended)).rejects.toMatchObject({ code: 'not_found' });
    }
    const foreign = await newShipped();
    const elsewhere = correctTracking(ctx, asStore(store), { ...mended, no: foreign.no });
    await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
    await correctTracking(ctx, asStore(store), mended);
    await correctTracking(ctx, asStore(store), mended);
    const { shipments: parcels, history, staff } = await getStoreOrder(ctx, store, no);
    expect(parcels).toMatchObject([{ carrierCode: 'yto', trackingNo: 'YT7412345678901', status: 'shipped' }]);
    const corrections = history.flatMap((change) => trackingOfChange(change) ?? []);
    expect(corrections).toMatchObject([{ before: { carrierCode: 'sf' }, after: { trackingNo: 'YT7412345678901' } }]);
    expect(staff.has(store.userId)).toBe(true);
    expect(staff.has(customer.userId)).toBe(false);
    const { rows } = await ctx.db.execute(
      sql`select id from messages where user_id = ${customer.userId} and event_key = 'orderTrackingCorrected'`,
    );
    expect(rows).toHaveLength(1);
    await trackShipment(ctx, asStore(store), { no, shipmentNo, status: 'in_transit', text: '' });
    const late = correctTracking(ctx, asStore(store), { ...mended, trackingNo: 'YT1' });
    await expect(late).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('is followed until all parcels are there', async () => {
    const { ctx } = test;
    const { no, lineId } = await newAccepted({ qty: 2 });
    const one = await shop.ship(asStore(store), no, [{ lineId, qty: 1 }]);
    const two = await shop.ship(asStore(store), no);
    const track = (shipmentNo: string, status: 'in_transit' | 'delivered') =>
      trackShipment(ctx, asStore(store), { no, shipmentNo, status, text: 'x' });
    await track(one.no, 'in_transit');
    await track(one.no, 'delivered');
    await expect(track(one.no, 'in_transit')).rejects.toMatchObject({ code: 'status_changed' });
    expect(await shop.stateOf(no)).toMatchObject({ fulfilmentStatus: 'shipped' });
    await track(two.no, 'delivered');
    expect(await shop.stateOf(no)).toMatchObject({ status: 'shipped', fulfilmentStatus: 'delivered' });
    const foreign = await newShipped();
    const wrong = trackShipment(ctx, asStore(store), {
      no: foreign.no,
      shipmentNo: one.no,
      status: 'delivered',
      text: '',
    });
    await expect(wrong).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the receipt', () => {
  it('is confirmed by the customer, and by nobody else', async () => {
    const { ctx } = test;
    const { no, customer } = await newShipped();
    const stranger = await shop.newMember();
    for (const ask of [confirmReceipt, extendReceipt, remindSeller, hideOrder]) {
      await expect(ask(ctx, { no, member: stranger })).rejects.toMatchObject({ code: 'not_found' });
    }
    await confirmReceipt(ctx, { no, member: customer });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'received', aftersaleDeadline: inDays(15) });
    await expect(confirmReceipt(ctx, { no, member: customer })).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('comes by itself after ten days, once, and can be put off once', async () => {
    const { ctx } = test;
    const [plain, extended] = [await newShipped(), await newShipped()];
    const input = { no: extended.no, member: extended.customer };
    await extendReceipt(ctx, input);
    await expect(extendReceipt(ctx, input)).rejects.toMatchObject({ code: 'status_changed' });
    ctx.clock.advance(10 * day - 1);
    await confirmReceiptsDue(ctx);
    expect(await shop.stateOf(plain.no)).toMatchObject({ status: 'shipped' });
    ctx.clock.advance(1);
    const second = createContext({ env: ctx.env, clock: ctx.clock });
    await Promise.all([confirmReceiptsDue(ctx), confirmReceiptsDue(second)]);
    await second.db.$client.end();
    expect(await shop.stateOf(plain.no)).toMatchObject({ status: 'received' });
    expect(await shop.stateOf(extended.no)).toMatchObject({ status: 'shipped', autoConfirmAt: inDays(7) });
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int as n from status_logs where entity_type = 'order' and entity_id = ${plain.id} and event = 'receive'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('does not come by itself when an after-sale was opened a second before', async () => {
    const { ctx } = test;
    const { no, customer } = await newShipped();
    ctx.clock.advance(10 * day - 1);
    const at = () => ctx.clock.now();
    const change = (work: typeof freezeClocks) =>
      ctx.db.transaction(async (tx) => {
        const order = await lockOrder(tx, { no });
        if (order) await work(tx, order, { at: at() });
      });
    await change(freezeClocks);
    ctx.clock.advance(20 * day);
    await confirmReceiptsDue(ctx);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'shipped', aftersaleStatus: 'open' });
    await expect(confirmReceipt(ctx, { no, member: customer })).rejects.toMatchObject({ code: 'status_changed' });
    await change(thawClocks);
    expect(await shop.stateOf(no)).toMatchObject({ aftersaleStatus: 'done', autoConfirmAt: inDays(3), frozenAt: null });
    await expect(change(thawClocks)).rejects.toMatchObject({ code: 'status_changed' });
    ctx.clock.advance(3 * day);
    await confirmReceiptsDue(ctx);
    await change(freezeClocks);
    ctx.clock.advance(30 * day);
    await completeOrdersDue(ctx);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'received' });
    await change(thawClocks);
    expect((await shop.stateOf(no)).aftersaleDeadline).toEqual(inDays(15));
    ctx.clock.advance(15 * day);
    await completeOrdersDue(ctx);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed' });
  });

  it('can be asked about once in twelve hours', async () => {
    const { ctx } = test;
    const { no, customer: member } = await newAccepted();
    await remindSeller(ctx, { no, member });
    await expect(remindSeller(ctx, { no, member })).rejects.toMatchObject({ code: 'remind_too_soon' });
    ctx.clock.advance(12 * 3600);
    await remindSeller(ctx, { no, member });
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int as n from messages where user_id = ${store.userId} and event_key = 'orderUrged' and args->>'no' = ${no}`,
    );
    expect(rows).toEqual([{ n: 2 }]);
    await expect(hideOrder(ctx, { no, member })).rejects.toMatchObject({ code: 'status_changed' });
  });
});

describe('completion', () => {
  it('pays the store, the commission and the points, once', async () => {
    const { ctx } = test;
    const seller = await shop.newStore();
    const order = await shop.newPaid({ payable: 9500, points: 500 });
    await shop.deliver(seller, order);
    const commissionBefore = await balanceOf('income:commission');
    ctx.clock.advance(15 * day);
    const second = createContext({ env: ctx.env, clock: ctx.clock });
    await Promise.all([completeOrdersDue(ctx), completeOrdersDue(second), completeOrdersDue(ctx)]);
    await second.db.$client.end();
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'completed', settlementStatus: 'pending' });
    expect(await balanceOf(`store_pending:${seller.storeId}`)).toBe(9500);
    expect((await balanceOf('income:commission')) - commissionBefore).toBe(500);
    await hideOrder(ctx, { no: order.no, member: order.customer });
    expect((await shop.stateOf(order.no)).hiddenAt).toEqual(ctx.clock.now());
  });

  it('of what the platform did itself is its own sale', async () => {
    const { ctx } = test;
    const operator = await shop.newOperator();
    const { no, customer } = await shop.newPaid();
    await takeOrder(ctx, operator, no);
    await shop.ship(asPlatform(operator), no);
    await confirmReceipt(ctx, { no, member: customer });
    const before = await balanceOf('income:sales');
    ctx.clock.advance(15 * day);
    await completeOrdersDue(ctx);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'completed', settlementStatus: 'settled' });
    expect((await balanceOf('income:sales')) - before).toBe(10_000);
  });
});
