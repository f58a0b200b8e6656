import { type Aftersale, caseStates, paysBack } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { findHoldingInvoices, type HoldingInvoice } from '../../invoices/index.ts';
import { getSettings } from '../../site/index.ts';

/** What the money of a case waits for, or will wait for once it is approved. */
export async function readHolds(ctx: ServerContext, { status, type, orderId }: Aftersale): Promise<HoldingInvoice[]> {
  if (!caseStates[status].canBeHeld || (status !== 'awaiting_refund' && !paysBack(type))) return [];
  const settings = await getSettings(ctx);
  return settings['invoice.holdsRefunds'] ? findHoldingInvoices(ctx.db, orderId) : [];
}
