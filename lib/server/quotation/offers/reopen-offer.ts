import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { setCurrentStatus } from '../end-quotation.ts';
import { moveQuotation } from '../move-quotation.ts';
import { notifyCustomerOf } from '../notify-parties.ts';
import { lockQuotation } from '../repository.ts';

/** An offer with less time left than this is not worth coming back. */
const leastSecondsLeft = 3600;

/**
 * Q13: the order of an offer was closed unpaid, so the offer stands again for as long as it is valid; the link to the
 * order stays. Does nothing when the quotation has gone on with another order.
 */
export async function reopenAfterUnpaid(
  tx: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { no, orderNo }: { no: string; orderNo: string },
): Promise<void> {
  const at = ctx.clock.now();
  const quotation = await lockQuotation(tx, { no });
  const { status, validUntil } = quotation;
  if (status !== 'converted' || quotation.orderNo !== orderNo) return;
  const isValid = validUntil !== null && validUntil >= addSeconds(at, leastSecondsLeft);
  await setCurrentStatus(tx, quotation, isValid ? 'sent' : 'expired');
  const facts = { convertedAt: null, ...(isValid ? {} : { closedAt: at }) };
  const to = isValid ? 'quoted' : 'expired';
  await moveQuotation(tx, quotation, { move: 'reopen', to, at, side: 'system', facts });
  const event = isValid ? 'quoteReopened' : 'quoteExpired';
  await notifyCustomerOf(tx, quotation, { event, args: { order: orderNo }, cause: `${quotation.id}:${orderNo}`, at });
}
