import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { requireInvoiced } from '#lib/server/invoices/index.ts';
import type { Actor, Member } from '#lib/server/kernel/actor.ts';
import { moveWithdrawal, type Withdrawal } from '#lib/server/payouts/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { notifyOwner } from './notify-owner.ts';
import { postWithdrawal } from './post-withdrawal.ts';
import { requireNotStopped } from './require-not-stopped.ts';

interface Beginning {
  operator: Member;
  settings: Settings;
  at: Date;
  /** What the history says beside it. */
  data?: Record<string, unknown>;
}

/**
 * Takes it, before any money moves. Throws `promoter_stopped`, `store_stopped`, `store_invoice_needed` and `status_changed`.
 */
export async function beginOne(
  tx: Executor,
  withdrawal: Withdrawal,
  { operator, settings, at, data }: Beginning,
): Promise<Withdrawal> {
  await requireNotStopped(tx, withdrawal);
  await requireInvoiced(tx, settings, withdrawal);
  const facts = { paidBy: operator.userId, attempts: withdrawal.attempts + 1 };
  return moveWithdrawal(tx, withdrawal, {
    move: 'begin',
    at,
    actor: operator,
    reason: '',
    facts,
    ...(data && { data }),
  });
}

interface Paid {
  /** Undefined: a job, as a provider has answered it. */
  actor: Actor | undefined;
  at: Date;
  facts: Partial<Pick<Withdrawal, 'reference' | 'referenceKey' | 'voucherFileId'>>;
  /** `correct`: it was recorded as failed. */
  move?: 'succeed' | 'correct';
}

/** The bank has taken it (P11): posted once, and its owner is told. Throws `status_changed`. */
export async function succeedOne(
  tx: Executor,
  withdrawal: Withdrawal,
  { actor, at, facts, move = 'succeed' }: Paid,
): Promise<void> {
  const paid = await moveWithdrawal(tx, withdrawal, {
    move,
    // What was in the way of a corrected one was not.
    ...(move === 'correct' && { reason: '' }),
    at,
    actor,
    facts: { ...facts, paidAt: at },
  });
  await postWithdrawal(tx, paid, { step: 'paid', actor, at });
  await notifyOwner(tx, paid, { event: 'withdrawalPaid', at });
}

interface Bounced {
  actor: Actor | undefined;
  at: Date;
  reason?: string;
  fault?: TransferFault;
}

/** It came back after it was paid: P11 is undone, its owner has the money again (P12), and is told. Throws `status_changed`. */
export async function bounceOne(tx: Executor, withdrawal: Withdrawal, { actor, at, ...why }: Bounced): Promise<void> {
  const facts = { bouncedAt: at };
  const returned = await moveWithdrawal(tx, withdrawal, { move: 'bounce', at, actor, ...why, facts });
  await postWithdrawal(tx, returned, { step: 'bounce', actor, at });
  await postWithdrawal(tx, returned, { step: 'release', actor, at });
  await notifyOwner(tx, returned, { event: 'withdrawalReturned', at });
}
