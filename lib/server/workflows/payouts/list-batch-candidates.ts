import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { listApprovedForBank, type Withdrawal } from '../../payouts/index.ts';
import { readInvoicesOf } from './describe-waiting.ts';
import { payableBy } from './pieces/get-for-desk.ts';

interface Candidate {
  withdrawal: Withdrawal;
  /** Not the reader's own, nor approved by the reader. */
  isPayable: boolean;
  /** Its store’s invoice is not accepted yet. */
  isInvoiceMissing: boolean;
}

/** What can go to the bank now, the oldest first, and which of it the reader may pay. */
export async function listBatchCandidates(ctx: ServerContext, operator: Member): Promise<Candidate[]> {
  const { db } = ctx;
  const [list, mayPay] = await Promise.all([listApprovedForBank(db), payableBy(db, operator)]);
  const needs = await readInvoicesOf(ctx, list);
  return list.map((withdrawal) => {
    const need = needs.get(withdrawal.id)?.need ?? 'accepted';
    const isInvoiceMissing = need !== 'accepted';
    return { withdrawal, isPayable: mayPay(withdrawal) && !isInvoiceMissing, isInvoiceMissing };
  });
}
