import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { payingOf } from '#lib/server/workflows/payment/paying-for-tests.ts';
import { confirmOrderTransfer } from '#lib/server/workflows/payment/receive-payment.ts';
import { rejectOrderTransfer } from '#lib/server/workflows/payment/reject-order-transfer.ts';
import { submitOrderVoucher } from '#lib/server/workflows/payment/submit-order-voucher.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

describe('a processed transfer', () => {
  const history = async (search = ''): Promise<AnyData> =>
    (await test.get(`/api/operator/payment/transferHistory?${search}`, operator)).data;
  const nosOf = async (search: string) =>
    (await history(search)).list.map(({ voucher_reference: reference }: AnyData) => reference);

  async function announced(reference: string, nickname: string) {
    const { shop, payer } = payingOf(test);
    const member = await payer();
    await test.ctx.db.update(users).set({ nickname }).where(eq(users.id, member.userId));
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'bank');
    const [payment] = await shop.paymentsOf(group.no);
    const no = payment?.no ?? '';
    await submitOrderVoucher(test.ctx, member, { no: group.no, payment_no: no, reference });
    return { no, group, order, member };
  }

  it('stays to be found, with who decided, when, how and why', async () => {
    const [good, bad] = [await announced('云纸 6688', '林晓雨'), await announced('lost 7799', 'Zoë Park')];
    await announced('still waiting', '林晓雨');
    const actor = { kind: 'member' as const, userId: operator.id, nodes: new Set<string>() } as never;
    await confirmOrderTransfer(test.ctx, actor, { no: good.no, amount: 5000, tradeNo: 'BANK-0001' });
    test.ctx.clock.advance(86_400);
    operator.token = (await signIn(test.ctx, operator.id)).token;
    await rejectOrderTransfer(test.ctx, actor, { no: bad.no, reason: 'never came' });
    const { list, total } = await history();
    expect(total).toBe(2);
    expect(list).toMatchObject([
      { no: bad.no, outcome: 'rejected', reason: 'never came', decided_by: operator.id, order_nos: [bad.order.no] },
      { no: good.no, outcome: 'received', trade_no: 'BANK-0001', amount: '50.00', purpose: 'order' },
    ]);
    expect(list[0].decider_name).not.toBe('');
    expect(list[0].decide_time - list[1].decide_time).toBe(86_400);
    const found = {
      reference: await nosOf('q=6688'),
      trade: await nosOf('q=bank-0001'),
      order: await nosOf(`q=${good.order.no}`),
      group: await nosOf(`q=${good.group.no.toLowerCase()}`),
      name: await nosOf(`q=${encodeURIComponent('林晓')}`),
      outcome: await nosOf('outcome=received&purpose=order'),
    };
    for (const each of Object.values(found)) expect(each).toEqual(['云纸 6688']);
    expect(await nosOf(`q=${encodeURIComponent('zoë')}`)).toEqual(['lost 7799']);
    expect(await nosOf('purpose=recharge')).toEqual([]);
    expect(await nosOf('sort=decided')).toEqual(['云纸 6688', 'lost 7799']);
    const day = new Date(test.ctx.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(await nosOf(`from=${day}`)).toEqual(['lost 7799']);
  });

  it('is for who may see transfers', async () => {
    const { token } = await signIn(test.ctx, (await createTestUser(test.ctx)).id);
    expect(await test.get('/api/operator/payment/transferHistory', { token })).toMatchObject({ code: 401 });
  });
});

describe('an identity verification', () => {
  const list = async (search: string): Promise<AnyData[]> =>
    (await test.get(`/api/operator/realName/list?${search}`, operator)).data.list;

  it('is found by the account, never by the encrypted name, and says who decided', async () => {
    const user = await createTestUser(test.ctx);
    await test.ctx.db.update(users).set({ nickname: '找得到' }).where(eq(users.id, user.id));
    const { token } = await signIn(test.ctx, user.id);
    const papers = { name: '王小明', id_number: '11010519491231002X' };
    expect(await test.post('/api/account/realName', papers, { token })).toMatchObject({ code: 1 });
    const [row] = await list(`q=${encodeURIComponent('找得')}`);
    expect(row).toMatchObject({ user_id: user.id, status: 'pending', decided_by: null, decider_name: '' });
    expect(await list(`q=${encodeURIComponent('王小明')}`)).toEqual([]);
    expect(await test.post('/api/operator/realName/reject', { id: row?.id, reason: 'r' }, operator)).toMatchObject({
      code: 1,
    });
    expect(await list(`q=${user.id}&status=rejected`)).toMatchObject([{ decided_by: operator.id, reason: 'r' }]);
  });
});
