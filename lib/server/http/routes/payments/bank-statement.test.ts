import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { payingOf } from '#lib/server/workflows/payment/paying-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const match = (text: string, by: { token: string } = operator): Promise<AnyData> =>
  test.post('/api/operator/payment/matchStatement', { content: Buffer.from(text).toString('base64') }, by);

async function createTopUp(token: string): Promise<string> {
  const recharge = { amount: '88.00', channel: 'bank' };
  return (await test.post('/api/recharge/create', recharge, { token, once: crypto.randomUUID() })).data.no;
}

it('is compared with what waits for orders and balances, and what fits is confirmed by the bank’s number', async () => {
  const { shop, payer } = payingOf(test);
  const member = await payer();
  const { group } = await shop.newOrders(member, { payable: 5000 });
  await shop.pay(member, group.no, 'bank');
  const [payment] = await shop.paymentsOf(group.no);
  const no = payment?.no ?? '';
  const user = await createTestUser(test.ctx);
  const { token } = await signIn(test.ctx, user.id);
  const topUp = await createTopUp(token);
  const text = `交易日期,收入金额,对方户名,摘要,交易流水号\n2026-11-26,50.00,某公司,${no},B-1\n2026-11-26,88.00,某人,充值${topUp},B-2\n2026-11-26,,某人,手续费,B-3\n`;
  const { data } = await match(text);
  expect(data).toMatchObject({ left_out: 1, missing: 0 });
  expect(data.rows).toMatchObject([
    { line: 2, outcome: 'matched', reference: 'B-1', transfer: { side: 'orders', no, amount: '50.00' } },
    { line: 3, outcome: 'matched', reference: 'B-2', transfer: { side: 'recharges', no: topUp, amount: '88.00' } },
  ]);
  const received = { outcome: 'received', no, amount: '50.00', trade_no: 'B-1' };
  expect(await test.post('/api/operator/payment/confirmTransfer', received, operator)).toMatchObject({ code: 1 });
  expect((await match(text)).data.rows).toMatchObject([{ outcome: 'done', transfer: null }, { outcome: 'matched' }]);
});

describe('a bank’s number with zeros before it', () => {
  const head = '交易日期,收入金额,对方户名,摘要,交易流水号';
  const confirm = (no: string, tradeNo: string) =>
    test.post(
      '/api/operator/recharge/confirm',
      { outcome: 'received', no, amount: '88.00', trade_no: tradeNo },
      operator,
    );

  it('is the same without them, in a statement that is read again and for another payment', async () => {
    const { token } = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
    const [one, two] = [await createTopUp(token), await createTopUp(token)];
    expect(await confirm(one, '0000778899')).toMatchObject({ code: 1 });
    for (const written of ['0000778899', '778899', '７７８８９９', '00778899']) {
      const { data } = await match(`${head}\n2026-11-26,88.00,某人,充值${two},${written}\n`);
      expect(data.rows).toMatchObject([{ outcome: 'done', transfer: null }]);
      expect(await confirm(two, written)).toMatchObject({ code: 0 });
    }
    expect(await confirm(two, '0778890')).toMatchObject({ code: 1 });
  });
});

it('is refused at its field where it is none', async () => {
  for (const text of ['', '日期,摘要\n1,2\n']) {
    expect(await match(text)).toMatchObject({ code: 0, data: { fields: { content: expect.any(String) } } });
  }
});
