import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { claimEach } from '../db/row-by-row/claim-each.ts';
import { DomainError } from '../kernel/errors.ts';
import { withdrawals } from './tables.ts';
import { firstQuestionAt, nextQuestionAt } from './transfer-rules.ts';
import { payoutTransfers, type Transfer } from './transfer-tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

/** Of one withdrawal. */
export async function findTransfer(db: Executor, withdrawalId: number): Promise<Transfer | undefined> {
  const [row] = await db.select().from(payoutTransfers).where(eq(payoutTransfers.withdrawalId, withdrawalId));
  return row;
}

/**
 * Writes down that a provider is about to be asked for a withdrawal that was begun. Answers what is known of its number from
 * before: undefined where it is asked for the first time.
 */
export async function writeTransfer(
  tx: Executor,
  { id: withdrawalId, attempts: attempt }: Withdrawal,
  at: Date,
): Promise<{ transfer: Transfer; before: Transfer | undefined }> {
  const before = await findTransfer(tx, withdrawalId);
  const facts = { attempt, sentAt: at, queryAt: firstQuestionAt(at), updatedAt: at };
  const anew = { answer: null, code: '', orderId: null, queryCount: 0, notifiedAt: null };
  const [transfer] = await tx
    .insert(payoutTransfers)
    .values({ withdrawalId, ...facts, createdAt: at })
    .onConflictDoUpdate({ target: payoutTransfers.withdrawalId, set: { ...facts, ...anew } })
    .returning();
  if (!transfer) throw new DomainError('internal');
  return { transfer, before };
}

type Facts = Partial<Pick<Transfer, 'answer' | 'code' | 'orderId' | 'queryAt' | 'queryCount' | 'notifiedAt'>>;

/** Keeps what was learnt of an attempt. Throws `status_changed` where another one was begun meanwhile. */
export async function noteTransfer(
  tx: Executor,
  { withdrawalId, attempt }: Transfer,
  { at, ...facts }: Facts & { at: Date },
): Promise<void> {
  const { rowCount } = await tx
    .update(payoutTransfers)
    .set({ ...facts, updatedAt: at })
    .where(and(eq(payoutTransfers.withdrawalId, withdrawalId), eq(payoutTransfers.attempt, attempt)));
  if (rowCount === 0) throw new DomainError('status_changed');
}

export interface DueTransfer {
  transfer: Transfer;
  withdrawal: Pick<Withdrawal, 'no' | 'netAmount'>;
}

/**
 * Transfers that are to be asked about now, each with its next question planned already: a process that dies on the way asks
 * again, and two processes never ask about the same one.
 */
export async function claimDueTransfers(ctx: ServerContext): Promise<DueTransfer[]> {
  const now = ctx.clock.now();
  const lock = (tx: Executor, limit: number) =>
    tx
      .select({ transfer: payoutTransfers, no: withdrawals.no, netAmount: withdrawals.netAmount })
      .from(payoutTransfers)
      .innerJoin(withdrawals, eq(withdrawals.id, payoutTransfers.withdrawalId))
      .where(lte(payoutTransfers.queryAt, now))
      .orderBy(payoutTransfers.queryAt)
      .limit(limit)
      .for('update', { of: payoutTransfers, skipLocked: true });
  const plan = async (tx: Executor, { transfer, ...withdrawal }: Awaited<ReturnType<typeof lock>>[number]) => {
    const planned = { queryAt: nextQuestionAt(transfer, now), queryCount: transfer.queryCount + 1 };
    await tx.update(payoutTransfers).set(planned).where(eq(payoutTransfers.withdrawalId, transfer.withdrawalId));
    return { transfer: { ...transfer, ...planned }, withdrawal };
  };
  return claimEach(ctx, 'query-payouts', { lock, keyOf: ({ no }) => no, plan });
}
