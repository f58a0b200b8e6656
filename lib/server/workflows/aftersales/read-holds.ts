import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import { type Aftersale, paysBack } from '../../aftersales/index.ts';
import type { ServerContext } from '../../db/context.ts';
import { findHoldingInvoices, type HoldingInvoice } from '../../invoices/index.ts';
import { getSettings } from '../../site/index.ts';

/** Before them it is not known what goes back, after them it is on its way. */
const asking: readonly CaseStatus[] = ['applied', 'awaiting_return', 'returning', 'disputed', 'awaiting_refund'];

/** What the money of a case waits for, or will wait for once it is approved. */
export async function readHolds(ctx: ServerContext, { status, type, orderId }: Aftersale): Promise<HoldingInvoice[]> {
  if (!asking.includes(status) || (status !== 'awaiting_refund' && !paysBack(type))) return [];
  const settings = await getSettings(ctx);
  return settings['invoice.holdsRefunds'] ? findHoldingInvoices(ctx.db, orderId) : [];
}
