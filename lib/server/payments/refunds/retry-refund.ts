import { and, eq, inArray } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { refunds } from '../tables.ts';
import { findRefund, type Refund } from './refund-repository.ts';

const retried = ['pending', 'processing', 'failed'] as const satisfies Refund['status'][];

/** Whether the provider can be asked again. */
export const isRetried = ({ status }: Refund) => (retried as readonly string[]).includes(status);

/** Asks the provider in the next round of the job. Throws `not_found`, `own_payment`, and `status_changed` once it is decided. */
export async function retryRefund(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const refund = await findRefund(ctx.db, no);
  if (!refund) throw new DomainError('not_found');
  if (refund.userId === operator.userId) throw new DomainError('own_payment');
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(refunds)
      .set({ nextAt: ctx.clock.now() })
      .where(and(eq(refunds.id, refund.id), inArray(refunds.status, [...retried])))
      .returning({ id: refunds.id, status: refunds.status });
    if (!row) throw new DomainError('status_changed');
    const entity = { entityType: 'refund', entityId: row.id, from: row.status, to: row.status };
    await logStatusChange(tx, { ...entity, event: 'retry', actor: operator });
  });
}
