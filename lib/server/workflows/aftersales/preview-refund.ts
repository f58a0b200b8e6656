import { previewCase } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Fen } from '../../kernel/money.ts';
import { listSources, planRefund } from '../refund/pieces/refund-sources.ts';

type Previewed = Parameters<typeof previewCase>[2];

export interface RefundPreview {
  worth: Awaited<ReturnType<typeof previewCase>>['worth'];
  /** Where it would go back to, in this order. */
  ways: { channel: string; amount: Fen }[];
}

/** What would come back at most for what a customer is about to ask for, and how. Throws as `previewCase` does. */
export async function previewRefund(ctx: ServerContext, userId: number, request: Previewed): Promise<RefundPreview> {
  const { order, worth } = await previewCase(ctx, userId, request);
  const planned = planRefund(await listSources(ctx.db, order), worth.total);
  return { worth, ways: planned.map(({ source, amount }) => ({ channel: source.payment.channel, amount })) };
}
