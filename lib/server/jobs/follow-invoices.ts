import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { expireReds, followRefunds } from '../invoices/index.ts';
import { releaseRefundsDue } from '../workflows/aftersales/release-refunds.ts';

/** Invoices of orders whose money went back, and refunds that wait for them. */
export async function followInvoices(ctx: ServerContext): Promise<void> {
  await inTurn([() => expireReds(ctx), () => releaseRefundsDue(ctx), () => followRefunds(ctx)]);
}
