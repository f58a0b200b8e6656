import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fixedClock } from '../../kernel/clock.ts';
import type { TransferOrder } from '../transfers/transfer-provider.ts';
import { startAlipayTransfers } from './alipay-transfers-for-tests.ts';
import { transfers } from './transfer-driver.ts';

const alipay = await startAlipayTransfers();
const provider = await transfers.open(alipay.env, { clock: fixedClock('2026-11-25T00:00:00Z') });
afterAll(() => alipay.stop());
beforeEach(() => {
  alipay.transfers.mood = { kind: 'pays' };
  alipay.transfers.isSilent = false;
});

let count = 0;
function newOrder(changes: Partial<TransferOrder> = {}): TransferOrder {
  count += 1;
  const payee = { account: '13800000001', holder: '李青' };
  return { no: `WD2611250000000${count}`, amount: 1999, title: '提现 1', payee, ...changes };
}

describe('a transfer', () => {
  it('is asked for in certificate mode, to an account in its holder’s name', async () => {
    const order = newOrder();
    expect(await provider.transfer(order)).toEqual({ status: 'succeeded', orderId: expect.stringMatching(/^2026/) });
    expect(alipay.transfers.kept.get(order.no)?.content).toEqual({
      out_biz_no: order.no,
      trans_amount: '19.99',
      product_code: 'TRANS_ACCOUNT_NO_PWD',
      biz_scene: 'DIRECT_TRANSFER',
      order_title: '提现 1',
      remark: '提现 1',
      payee_info: { identity: '13800000001', identity_type: 'ALIPAY_LOGON_ID', name: '李青' },
    });
    expect(await provider.query(order)).toMatchObject({ status: 'succeeded' });
  });

  it('that is asked for again is the same', async () => {
    const order = newOrder();
    expect(await provider.transfer(order)).toEqual(await provider.transfer(order));
  });

  it.each([
    ['PAYEE_NOT_EXIST', 'payee_missing'],
    ['PAYEE_USER_INFO_ERROR', 'name_mismatch'],
    ['PERM_AML_NOT_REALNAME_REV', 'payee_unverified'],
    ['PAYER_BALANCE_NOT_ENOUGH', 'balance_low'],
    ['EXCEED_LIMIT_PERSONAL_SM_AMOUNT', 'amount_limit'],
    ['EXCEED_LIMIT_DM_MAX_AMOUNT', 'day_limit'],
    ['PERMIT_PAYER_FORBIDDEN', 'payer_blocked'],
  ])('that is refused for %s has failed: %s', async (code, fault) => {
    alipay.transfers.mood = { kind: 'refuses', code };
    const order = newOrder();
    expect(await provider.transfer(order)).toEqual({ status: 'failed', fault, code });
    expect(await provider.query(order)).toEqual({ status: 'missing' });
  });

  it('that the gateway does not pass on has failed', async () => {
    alipay.transfers.mood = { kind: 'refuses', code: 'isv.insufficient-isv-permissions', gateway: '40006' };
    expect(await provider.transfer(newOrder())).toMatchObject({ status: 'failed', fault: 'not_allowed' });
  });

  it.each(['SYSTEM_ERROR', 'TRANSFER_ERROR', 'A_WORD_OF_TOMORROW'])('may have paid behind %s', async (code) => {
    alipay.transfers.mood = { kind: 'errs', code };
    const order = newOrder();
    expect(await provider.transfer(order)).toEqual({ status: 'pending', code });
    expect(await provider.query(order)).toMatchObject({ status: 'succeeded' });
  });

  it('under the number of another one may have paid', async () => {
    const order = newOrder();
    await provider.transfer(order);
    expect(await provider.transfer({ ...order, title: '提现 2' })).toMatchObject({ status: 'pending' });
  });

  it('says nothing of the payee where no answer comes', async () => {
    alipay.transfers.mood = { kind: 'losesAnswer' };
    const lost = await provider.transfer(newOrder()).catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(Error);
    expect(JSON.stringify(lost, Object.getOwnPropertyNames(lost))).not.toMatch(/13800000001|李青/);
  });
});

describe('a question', () => {
  it.each([
    ['DEALING', undefined, { status: 'pending', code: '' }],
    ['FAIL', 'PAYEE_NOT_EXIST', { status: 'failed', fault: 'payee_missing', code: 'PAYEE_NOT_EXIST' }],
    ['FAIL', 'NEW_WORD', { status: 'failed', fault: 'refused', code: 'NEW_WORD' }],
    ['REFUND', undefined, { status: 'returned', fault: 'sent_back', code: '' }],
    ['CLOSED', 'NEW_WORD', { status: 'returned', fault: 'sent_back', code: 'NEW_WORD' }],
  ])('about what is %s (%s) is answered', async (status, error, expected) => {
    const order = newOrder();
    await provider.transfer(order);
    alipay.transfers.turn(order.no, status, error);
    expect(await provider.query(order)).toEqual(expected);
  });

  it('takes no other amount, and no silence, for an answer', async () => {
    const order = newOrder();
    await provider.transfer(order);
    await expect(provider.query({ ...order, amount: 1 })).rejects.toThrow('another amount');
    alipay.transfers.isSilent = true;
    await expect(provider.query(order)).rejects.toThrow('no answer');
  });
});
