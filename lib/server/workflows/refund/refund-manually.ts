import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { toNumberText } from '../../kernel/answer-table/number-key.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findRefund } from '../../payments/index.ts';
import { settleRefund } from './pieces/settle-refund.ts';

/**
 * An operator has transferred a refund that could not go back the way it came. Throws `not_found`, `own_payment` where
 * operator and receiver are one, `status_changed` unless it waits for that, and `invalid_input` at `reference` where nothing stands
 * there that a transfer can be found by.
 */
export async function refundManually(
  ctx: ServerContext,
  operator: Member,
  { no, reference }: { no: string; reference: string },
): Promise<void> {
  const refund = await findRefund(ctx.db, no);
  if (!refund) throw new DomainError('not_found');
  if (refund.userId === operator.userId) throw new DomainError('own_payment');
  if (refund.status !== 'manual_required') throw new DomainError('status_changed');
  if (toNumberText(reference) === '') {
    throw new DomainError('invalid_input', { fields: { reference: { key: 'required' } } });
  }
  const done = { providerRefundNo: reference, paidBy: operator.userId, actor: operator, at: ctx.clock.now() };
  await ctx.db.transaction((tx) => settleRefund(tx, refund, done));
}
