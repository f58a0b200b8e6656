import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { moveWithdrawal, type Withdrawal } from '#lib/server/payouts/index.ts';
import { postWithdrawal } from './post-withdrawal.ts';
import { requireNotStopped } from './require-not-stopped.ts';
import { tellOwner } from './tell-owner.ts';

interface Paying {
  operator: Member;
  at: Date;
}

/** Takes it, before any money moves. Throws `promoter_stopped`, `store_stopped` and `status_changed`. */
export async function beginOne(tx: Executor, withdrawal: Withdrawal, { operator, at }: Paying): Promise<Withdrawal> {
  await requireNotStopped(tx, withdrawal);
  const facts = { paidBy: operator.userId, attempts: withdrawal.attempts + 1, reason: '' };
  return moveWithdrawal(tx, withdrawal, { move: 'begin', at, actor: operator, facts });
}

interface Paid extends Paying {
  facts: Partial<Pick<Withdrawal, 'reference' | 'voucherFileId'>>;
}

/** The bank has taken it (P11): posted once, and its owner is told. Throws `status_changed`. */
export async function succeedOne(tx: Executor, withdrawal: Withdrawal, { operator, at, facts }: Paid): Promise<void> {
  const paid = await moveWithdrawal(tx, withdrawal, {
    move: 'succeed',
    at,
    actor: operator,
    facts: { ...facts, paidAt: at },
  });
  await postWithdrawal(tx, paid, { step: 'paid', actor: operator, at });
  await tellOwner(tx, paid, { event: 'withdrawalPaid', at });
}
