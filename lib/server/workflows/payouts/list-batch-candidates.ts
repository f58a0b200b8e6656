import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { listApprovedForBank, type Withdrawal } from '../../payouts/index.ts';
import { payableBy } from './pieces/get-for-desk.ts';

interface Candidate {
  withdrawal: Withdrawal;
  /** Not the reader's own, nor approved by the reader. */
  isPayable: boolean;
}

/** What can go to the bank now, the oldest first, and which of it the reader may pay. */
export async function listBatchCandidates({ db }: ServerContext, operator: Member): Promise<Candidate[]> {
  const [list, mayPay] = await Promise.all([listApprovedForBank(db), payableBy(db, operator)]);
  return list.map((withdrawal) => ({ withdrawal, isPayable: mayPay(withdrawal) }));
}
