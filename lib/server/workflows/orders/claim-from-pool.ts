import type { ServerContext } from '../../db/context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { claimOrder } from '../../orders/index.ts';
import { sumOverdue } from '../../settlement/index.ts';

/**
 * Claims an order for a store that has left what it was asked for as a surety in time. Says until when it is to be accepted.
 * Throws `store_deposit_due` and what `claimOrder` throws.
 */
export async function claimFromPool(ctx: ServerContext, member: StoreMember, no: string): Promise<Date> {
  const overdue = await sumOverdue(ctx.db, member.storeId, ctx.clock.now());
  if (overdue > 0) throw new DomainError('store_deposit_due', { values: { amount: formatFen(overdue) } });
  return claimOrder(ctx, member, no);
}
