import { findCase } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isRetried, listRefundsOf, retryRefund } from '../../payments/index.ts';

/**
 * A14: asks the provider again about each refund of a case that is not there, under its number. Throws `not_found`,
 * `own_payment`, and `status_changed` where a hand is needed, or nothing.
 */
export async function retryCaseRefunds(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const aftersale = await findCase(ctx.db, { no });
  if (!aftersale) throw new DomainError('not_found');
  const refunds = await listRefundsOf(ctx.db, aftersale.orderNo);
  const failed = refunds.filter((refund) => refund.caseNo === no && isRetried(refund));
  if (failed.length === 0) throw new DomainError('status_changed');
  for (const refund of failed) await retryRefund(ctx, operator, refund.no);
}
