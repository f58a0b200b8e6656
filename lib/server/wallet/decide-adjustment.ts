import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { formatFen } from '../kernel/money.ts';
import { notify } from '../messaging/index.ts';
import { postAdjustment } from './adjust.ts';
import { type AdjustmentRecord, decide, findAdjustment } from './adjustment-repository.ts';

/**
 * The second of the two persons (P15): now it moves, and the owner is told. Throws `not_found`, `own_record` for the
 * proposer and for the account's owner, `status_changed` once it is decided, and `balance_insufficient` or
 * `points_insufficient`, after which it can still be decided.
 */
export async function approveAdjustment(ctx: ServerContext, approver: Member, no: string): Promise<void> {
  const paper = await getDecidable(ctx, approver, no);
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await decide(tx, paper, { to: 'approved', event: 'approve', by: approver, at });
    const { userId, unit, amount, reason } = paper;
    const memo = { key: 'memoAdjustment' as const, args: { reason } };
    await postAdjustment(tx, { userId, unit, amount, memo, no, actor: approver, at });
    await announce(tx, paper, at);
  });
}

/** Nothing moves. Throws as `approveAdjustment` does. */
export async function rejectAdjustment(
  ctx: ServerContext,
  approver: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const paper = await getDecidable(ctx, approver, no);
  const at = ctx.clock.now();
  await ctx.db.transaction((tx) => decide(tx, paper, { to: 'rejected', event: 'reject', by: approver, reason, at }));
}

async function getDecidable(ctx: ServerContext, approver: Member, no: string): Promise<AdjustmentRecord> {
  const paper = await findAdjustment(ctx.db, no);
  if (!paper) throw new DomainError('not_found');
  if (paper.proposedBy === approver.userId || paper.userId === approver.userId) throw new DomainError('own_record');
  return paper;
}

async function announce(
  tx: Executor,
  { no, userId, unit, amount, reason }: AdjustmentRecord,
  now: Date,
): Promise<void> {
  const event = unit === 'CNY' ? 'balanceAdjusted' : 'pointsAdjusted';
  const change = unit === 'CNY' ? formatFen(amount) : String(amount);
  const args = { no, change: amount > 0 ? `+${change}` : change, reason };
  await notify(tx, { userId, event, args, dedupeKey: `adjustment:${no}`, now });
}
