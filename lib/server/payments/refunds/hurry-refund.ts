import { and, eq } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { RefundNews } from '../provider.ts';
import { refunds } from '../tables.ts';

/** Something has come of a refund that is on its way: the provider is asked in the next round of the job. */
export async function hurryRefund(
  { db, clock }: ServerContext,
  channel: Channel,
  { refundNo }: RefundNews,
): Promise<void> {
  const isOnItsWay = and(eq(refunds.no, refundNo), eq(refunds.channel, channel), eq(refunds.status, 'processing'));
  await db.update(refunds).set({ nextAt: clock.now() }).where(isOnItsWay);
}
