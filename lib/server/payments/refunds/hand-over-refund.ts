import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { moveRefund, type RefundRequest } from './move-refund.ts';
import type { Refund } from './refund-repository.ts';

/**
 * A refund cannot go back the way it came: it waits for somebody's hand. Whoever may lend it is told once; not its receiver,
 * who may not. Throws `status_changed`.
 */
export async function handOverRefund(
  tx: Executor,
  refund: Refund,
  request: Omit<RefundRequest, 'move'>,
): Promise<Refund> {
  const handed = await moveRefund(tx, refund, {
    ...request,
    move: 'hand',
    facts: { ...request.facts, kind: 'manual' },
  });
  const { no, amount, userId: receiver } = handed;
  const link = userPath('desk/refunds', { no });
  const args = { no, amount: formatFen(amount) };
  await notifyHolders(tx, { event: 'refundByHand', args, link, cause: no, except: receiver, now: request.at });
  return handed;
}
