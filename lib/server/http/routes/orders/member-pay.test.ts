import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { type OrderChoices, ordersOf } from '#lib/server/workflows/orders/orders-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { Asker } from '../../access/owned-record-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
await updateSettings(test.ctx, { 'payment.balanceProof': 'amount' });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const shop = ordersOf(test);
afterAll(async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
  await test.close();
});

async function newPerson(group: 'customer' | 'operator' = 'customer'): Promise<Asker> {
  const user = await createTestUser(test.ctx, { group });
  return { id: user.id, token: (await signIn(test.ctx, user.id)).token };
}

async function ordered(...inputs: OrderChoices[]) {
  const me = await newPerson();
  const made = await shop.newOrders(toMember(me.id), ...(inputs.length > 0 ? inputs : [{ payable: 5000 }]));
  return { me, no: made.group.no, order: made.order };
}

const ask = (asker: Asker, call: string, input: object) => askAs(test, asker, call, input);

describe('the pay page', () => {
  it('shows what is due and the ways to pay it', async () => {
    const { me, no, order } = await ordered({ payable: 5000 }, { payable: 250 });
    await shop.fill(toMember(me.id), 1000);
    const { code, data } = await ask(me, 'get /api/order/group', { no });
    expect(code).toBe(1);
    expect(data).toMatchObject({
      no,
      status: 'open',
      stage: 'full',
      total: '52.50',
      paid: '0.00',
      due: '52.50',
      currency: 'CNY',
      deadline: Math.floor(order.payDeadline.getTime() / 1000),
      balance: '10.00',
      channels: ['balance', 'bank', 'sandbox'],
      payments: [],
    });
    expect(data.orders[0]).toMatchObject({ no: order.no, name: 'Cards', line_count: 1, payable: '50.00' });
  });

  it('pays in two parts, and polling sees it', async () => {
    const { me, no } = await ordered();
    await shop.fill(toMember(me.id), 1000);
    const { data } = await ask(me, 'post /api/order/pay', {
      no,
      channel: 'sandbox',
      balance_amount: '10',
      confirmed_amount: '10',
    });
    const [held, outside] = data.payments;
    expect([held, outside]).toMatchObject([
      { channel: 'balance', amount: '10.00', status: 'pending', actions: [] },
      { channel: 'sandbox', amount: '40.00', status: 'pending', actions: ['pay'] },
    ]);
    expect((await ask(me, 'get /api/order/payStatus', { no })).data).toMatchObject({ status: 'open', due: '50.00' });
    await ask(me, 'post /api/payment/sandbox/pay', { no: outside.no, outcome: 'succeeded' });
    expect((await ask(me, 'get /api/order/payStatus', { no })).data).toEqual({
      no,
      status: 'paid',
      paid: '50.00',
      due: '0.00',
    });
  });

  it('says what keeps it from paying', async () => {
    const { me, no } = await ordered();
    const errorOf = async (input: object) => (await ask(me, 'post /api/order/pay', { no, ...input })).data.error;
    expect(await errorOf({ channel: 'balance', confirmed_amount: '50' })).toBe('balance_insufficient');
    expect(await errorOf({ channel: 'stripe' })).toBe('channel_unavailable');
    const { data } = await ask(me, 'post /api/order/pay', {
      no,
      channel: 'bank',
      balance_amount: '50',
      confirmed_amount: '50',
    });
    expect(data.fields).toHaveProperty('balance_amount');
    expect((await test.post('/api/order/pay', { no, channel: 'bank' }, me)).data.fields).toHaveProperty([
      'Idempotency-Key',
    ]);
  });

  it('gives an attempt up, and an order', async () => {
    const { me, no, order } = await ordered();
    await ask(me, 'post /api/order/pay', { no, channel: 'bank' });
    const { data } = await ask(me, 'post /api/order/payCancel', { no });
    expect(data.payments).toMatchObject([{ status: 'closed', instructions: {} }]);
    const cancelled = await ask(me, 'post /api/order/cancel', { no: order.no, reason: 'price' });
    expect(cancelled).toMatchObject({ code: 1, msg: 'Order cancelled' });
    expect((await ask(me, 'get /api/order/group', { no })).data).toMatchObject({ status: 'closed', channels: [] });
  });
});

describe('a transfer', () => {
  async function announced() {
    const made = await ordered();
    const { data } = await ask(made.me, 'post /api/order/pay', { no: made.no, channel: 'bank' });
    const payment_no: string = data.payments[0].no;
    expect(data.payments[0]).toMatchObject({ actions: ['voucher'], instructions: { account: '6222' } });
    const voucher = { no: made.no, payment_no, reference: 'R-7' };
    return { ...made, voucher, payment_no, said: await ask(made.me, 'post /api/order/voucher', voucher) };
  }

  it('is decided by an operator who sees it on the list', async () => {
    const { me, no, payment_no, said } = await announced();
    expect(said.data.payments).toMatchObject([{ status: 'processing', voucher_reference: 'R-7', actions: [] }]);
    const operator = await newPerson('operator');
    const { data } = await ask(operator, 'get /api/operator/payment/transfers', { limit: 100 });
    expect(data.list).toContainEqual(expect.objectContaining({ no: payment_no, group_no: no, amount: '50.00' }));
    const received = { outcome: 'received', no: payment_no, amount: '50', trade_no: `B-${payment_no}` };
    expect((await ask(operator, 'post /api/operator/payment/confirmTransfer', received)).code).toBe(1);
    expect((await ask(me, 'get /api/order/payStatus', { no })).data.status).toBe('paid');
  });

  it('is paid back by an operator’s hand', async () => {
    const { me, order, payment_no } = await announced();
    const operator = await newPerson('operator');
    const received = { outcome: 'received', no: payment_no, amount: '50', trade_no: `B-${payment_no}` };
    await ask(operator, 'post /api/operator/payment/confirmTransfer', received);
    await ask(me, 'post /api/order/cancel', { no: order.no, reason: 'other' });
    const { data } = await ask(operator, 'get /api/operator/refund/list', { limit: 100 });
    const refund = data.list.find((each: { subject_no: string }) => each.subject_no === order.no);
    expect(refund).toMatchObject({ status: 'manual_required', kind: 'manual', amount: '50.00', actions: ['paid'] });
    const wrong = await ask(operator, 'post /api/operator/refund/retry', { no: refund.no });
    expect(wrong.data.error).toBe('status_changed');
    const done = await ask(operator, 'post /api/operator/refund/paid', { no: refund.no, reference: 'out 1' });
    expect([done.code, (await shop.stateOf(order.no)).status]).toEqual([1, 'closed']);
  });

  it('is announced by nobody else, and not under another group', async () => {
    const [mine, theirs] = [await ordered(), await ordered()];
    for (const { me, no } of [mine, theirs]) await ask(me, 'post /api/order/pay', { no, channel: 'bank' });
    const payment_no = (await shop.paymentsOf(theirs.no))[0]?.no;
    for (const no of [mine.no, theirs.no]) {
      const { data } = await ask(mine.me, 'post /api/order/voucher', { no, payment_no, reference: 'R' });
      expect(data.error).toBe('not_found');
    }
  });
});
