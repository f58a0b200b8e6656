import { afterAll, expect, it } from '@jest/globals';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff } from '#lib/server/factories/store-factories.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { lockOrder } from '#lib/server/orders/index.ts';
import { completeOrdersDue } from '#lib/server/workflows/orders/complete-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { refundOrder } from '#lib/server/workflows/refund/refund-order.ts';
import { createTestApi } from '../../test-api.ts';

afterAll(() => test.close());

async function earn(payable: number): Promise<{ no: string }> {
  const sold = await shop.newPaid({ payable });
  await shop.deliver(store, sold);
  test.ctx.clock.advance(16 * 86_400);
  await completeOrdersDue(test.ctx);
  return sold;
}

const refund = (no: string, amount: number) =>
  test.ctx.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { no });
    if (!locked) throw new Error(`no order ${no}`);
    return refundOrder(tx, test.ctx, { order: locked, what: amount, reason: 'test' });
  });

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const store = await shop.newStore();
const order = await earn(10_000);
await earn(2000);
await refund(order.no, 4000);
const own = await signIn(test.ctx, store.userId);

it('lists every line with its parts, and the sums of all that is listed', async () => {
  const { data } = await test.get('/api/store/financeLines', own);
  expect(data.total).toBe(3);
  expect(data.list[0]).toMatchObject({
    kind: 'refund_reversal',
    order_no: order.no,
    gross: '-40.00',
    commission: '-2.00',
    channel_fee: '0.00',
    referral: '0.00',
    net: '-38.00',
    statement_no: '',
    settle_time: null,
  });
  // As the forecast has it.
  const { forecast } = (await test.get('/api/store/finance', own)).data;
  expect(forecast.map(({ day }: { day: string }) => day)).toContain(data.list[0].settle_day);
  expect(data.sums).toEqual({
    gross: '80.00',
    commission: '4.00',
    channel_fee: '0.00',
    referral: '0.00',
    net: '76.00',
  });
});

it('says what is pending, which is what the lines come to, as are the sums of the month and of each day', async () => {
  const { data } = await test.get('/api/store/finance', own);
  expect(data.pending).toBe('76.00');
  const sumOf = async (query: string) => (await test.get(`/api/store/financeLines?${query}`, own)).data.sums.net;
  expect(await sumOf(`kind=earning&from=${data.month.from}`)).toBe(data.month.earned);
  expect(await sumOf(`kind=refund_reversal&from=${data.month.from}`)).toBe(data.month.reversed);
  expect(data.days).toHaveLength(30);
  const today = data.days.at(-1);
  expect(today.day).toBe(shopDay(test.ctx.clock.now()));
  expect(await sumOf(`from=${today.day}&to=${today.day}`)).toBe(today.net);
});

it('writes the same as a file, in the language of who reads it', async () => {
  const request = new Request('http://shop.test/api/store/financeExport?format=csv&kind=earning', {
    headers: { 'ba-user-token': own.token, 'think-lang': 'en' },
  });
  const text = await (await test.api.fetch(request, { remoteAddress: '127.0.0.1' })).text();
  const [heading, ...lines] = text.trim().split(/\r?\n/);
  expect(heading).toContain('Payment fee');
  expect(lines).toHaveLength(2);
  expect(lines.join()).toMatch(
    new RegExp(`Earning,${order.no},100.00,-5.00,0.00,0.00,95.00,,Pending,\\d{4}-\\d\\d-\\d\\d`),
  );
});

it('shows another store nothing of it, and staff without the page nothing at all', async () => {
  const other = await signIn(test.ctx, (await shop.newStore()).userId);
  expect((await test.get('/api/store/financeLines', other)).data).toMatchObject({ total: 0, sums: { net: '0.00' } });
  expect((await test.get('/api/store/finance', other)).data.pending).toBe('0.00');
  const user = await createTestStaff(test.ctx, { role: 'sales' });
  const answer = await test.get('/api/store/finance', await signIn(test.ctx, user.id));
  expect(answer.code).not.toBe(1);
});
