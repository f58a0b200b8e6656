import { afterAll, expect } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { formatFen } from '../../kernel/money.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { makeBatch } from './make-batch.ts';
import { payoutsOf } from './payouts-for-tests.ts';
import { applyResult, type checkResult } from './settle-batch.ts';

type Said = { no: string; status?: string; amount?: number; reference?: string; reason?: string };
export const fileOf = (rows: Said[]) =>
  Buffer.from(
    [
      '业务编号,处理状态,失败原因,银行流水号,金额',
      ...rows.map(({ no, status = '成功', amount, reference = `B${no}`, reason = '' }) =>
        [no, status, reason, reference, amount === undefined ? '' : formatFen(amount)].join(),
      ),
    ].join('\n'),
  );

export const outcomes = ({ answers }: Awaited<ReturnType<typeof checkResult>>) => answers.map(({ outcome }) => outcome);

/** A shop with withdrawals to bank accounts, and the answers of the bank. */
export async function openBatches() {
  const test = await createTestContext();
  const shop = payoutsOf(test);
  afterAll(() => test.close());

  /** One to a bank account that this operator has approved. */
  async function approved(amount = 5000, reviewer?: Member) {
    const earner = await shop.newEarner(amount);
    const payee = await shop.newPayee(earner.member, 'bank');
    const key = crypto.randomUUID();
    const asked = { amount, payeeId: payee.id, ip: '127.0.0.1', key };
    const { no } = await applyWithdrawal(test.ctx, earner.member, asked);
    if (reviewer) await shop.approveBy(reviewer, no);
    else await shop.approve(no);
    return { no, member: earner.member, amount };
  }

  const make = (payer: Member, nos: string[], key: string = crypto.randomUUID()) =>
    makeBatch(test.ctx, payer, { nos, key });

  const apply = (who: Member, no: string, rows: Said[]) => applyResult(test.ctx, who, { no, content: fileOf(rows) });
  const statusOf = (no: string) => shop.statusOf(no);
  const isSound = async () => expect(await auditMoney(test.ctx)).toEqual([]);

  return { test, shop, approved, make, apply, statusOf, isSound };
}
