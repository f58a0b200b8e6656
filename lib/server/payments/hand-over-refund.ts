import type { Executor } from '../db/connection.ts';
import { listHolders } from '../identity/index.ts';
import { formatFen } from '../kernel/money.ts';
import { notify } from '../messaging/index.ts';
import { moveRefund, type RefundRequest } from './move-refund.ts';
import type { Refund } from './refund-repository.ts';

/** Who pays back by hand. */
const node = 'operator/refund/paid';

/**
 * A refund cannot go back the way it came: it waits for somebody's hand. Whoever may lend it is told once; not its receiver,
 * who may not. Throws `status_changed`.
 */
export async function handOverRefund(
  tx: Executor,
  refund: Refund,
  request: Omit<RefundRequest, 'move'>,
): Promise<Refund> {
  const handed = await moveRefund(tx, refund, { ...request, move: 'hand' });
  const { no, amount, userId: receiver } = handed;
  const link = `/user/desk/refunds?no=${no}`;
  const told = { event: 'refundByHand', args: { no, amount: formatFen(amount) }, link } as const;
  for (const userId of await listHolders(tx, node)) {
    if (userId !== receiver) await notify(tx, { ...told, userId, dedupeKey: `refundByHand:${no}`, now: request.at });
  }
  return handed;
}
