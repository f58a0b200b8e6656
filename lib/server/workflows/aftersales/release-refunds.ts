import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { listCasesToRefund, lockCase } from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { refundIfDue } from './answer-case.ts';
import { refundCase } from './pieces/refund-case.ts';

/**
 * Pays back what waited for a red letter that has been agreed to, a case a transaction. Answers how many. Safe to run twice and in
 * two processes at once.
 */
export async function releaseRefundsDue(ctx: ServerContext): Promise<number> {
  const work = async (tx: Executor, { no }: { no: string }) => {
    const { aftersale, order } = await lockCase(tx, { no });
    // Somebody was faster.
    if (aftersale.status !== 'awaiting_refund') return false;
    return refundIfDue(tx, ctx, { aftersale, order });
  };
  const find = () => listCasesToRefund(ctx.db);
  return forEachDue(ctx, 'release-refunds', { find, keyOf: ({ no }) => no, work });
}

/**
 * An operator has the money of a case paid back, whatever becomes of the red letter it waited for. Throws `not_found`,
 * `own_record`, and `status_changed` where it waits for nothing.
 */
export async function releaseRefund(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { aftersale, order } = await lockCase(tx, { no });
    const { id, userId, status } = aftersale;
    if (userId === operator.userId) throw new DomainError('own_record');
    if (status !== 'awaiting_refund') throw new DomainError('status_changed');
    const change = { entityType: 'aftersale', entityId: id, from: status, to: status, event: 'releaseRefund' };
    await logStatusChange(tx, { ...change, actor: operator, reason, at: ctx.clock.now() });
    await refundCase(tx, ctx, { aftersale, order, actor: operator });
  });
}
