import { afterAll, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

async function person(group: 'customer' | 'operator') {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

async function announced(me: { token: string }): Promise<{ no: string; payment_no: string }> {
  const caller = { ...me, once: crypto.randomUUID() };
  const { data } = await test.post('/api/recharge/create', { amount: '100', channel: 'bank' }, caller);
  await test.post('/api/recharge/voucher', { no: data.no, reference: 'slip' }, me);
  return data;
}

it('a transfer in another amount becomes a notice that says what was due, and is credited as it came', async () => {
  const [me, operator] = [await person('customer'), await person('operator')];
  const { no, payment_no } = await announced(me);
  const decide = (body: object) => test.post('/api/operator/recharge/confirm', { no, ...body }, operator);
  const line = { amount: '99.50', trade_no: 'B1' };
  expect((await decide({ ...line, outcome: 'received' })).data.error).toBe('payment_mismatch');
  expect((await decide({ ...line, amount: '100', outcome: 'other_amount' })).data.error).toBe('payment_mismatch');
  const twice = await Promise.all([1, 2].map(() => decide({ ...line, outcome: 'other_amount' })));
  expect(twice.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(twice.find(({ code }) => code === 0)?.data.error).toBe('status_changed');

  const { data: log } = await test.get(`/api/operator/audit/list?no=${payment_no}&event=other_amount`, operator);
  expect(log.list[0]).toMatchObject({
    event: 'other_amount',
    actor: { id: operator.userId },
    data: { amount: '99.50', tradeNo: 'B1' },
  });

  const { data: notices } = await test.get('/api/operator/payment/notices', operator);
  expect(notices.list).toMatchObject([
    {
      payment_no,
      outcome: 'mismatch',
      amount: '99.50',
      due: { amount: '100.00', difference: '-0.50', purpose: 'recharge', subject_no: no, user_id: me.userId },
    },
  ]);
  const [{ id }] = notices.list;
  expect((await test.get(`/api/operator/payment/notices?id=${id + 1}`, operator)).data.total).toBe(0);
  const { data: waiting } = await test.get(`/api/operator/recharge/list?no=${no}`, operator);
  expect(waiting.list).toMatchObject([{ no, status: 'processing', open_notice: { id, amount: '99.50' } }]);

  const resolution = { id, resolution: 'credited', reason: 'short by half a yuan' };
  expect((await test.post('/api/operator/payment/resolve', resolution, operator)).code).toBe(1);
  expect((await test.get('/api/account/overview', me)).data.cards.money).toBe('99.50');
  expect((await test.get(`/api/recharge/info?no=${no}`, me)).data.status).toBe('failed');
  expect((await decide({ ...line, trade_no: 'B2', outcome: 'other_amount' })).data.error).toBe('status_changed');
  expect(await auditMoney(test.ctx)).toEqual([]);
});

it('a line of the statement that was used before is not noted again, nor a transfer of one’s own', async () => {
  const [me, operator] = [await person('customer'), await person('operator')];
  const [first, second] = [await announced(me), await announced(me)];
  const decide = (body: object) => test.post('/api/operator/recharge/confirm', { trade_no: 'B3', ...body }, operator);
  expect((await decide({ no: first.no, amount: '100', outcome: 'received' })).code).toBe(1);
  const used = await decide({ no: second.no, amount: '99', outcome: 'other_amount' });
  expect(used.data.error).toBe('payment_mismatch');
  const own = await announced(operator);
  expect((await decide({ no: own.no, amount: '99', trade_no: 'B4', outcome: 'other_amount' })).data.error).toBe(
    'own_payment',
  );
  expect(
    (await test.get('/api/operator/payment/notices', operator)).data.list.map(({ due }: AnyData) => due.user_id),
  ).not.toContain(me.userId);
});
