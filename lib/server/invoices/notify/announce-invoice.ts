import type { WebhookType } from '#lib/contract/integrations/webhook-events.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { announceEvent } from '#lib/server/integrations/index.ts';
import type { Application } from '../application-repository.ts';
import type { InvoiceMove } from '../states.ts';

/** What programs are told of (docs/domain/integrations.md 6). */
const types: Partial<Record<InvoiceMove, WebhookType>> = {
  issue: 'invoice.issued',
  record: 'invoice.issued',
  finishWhole: 'invoice.reversed',
  finishPart: 'invoice.reversed',
};

/** Tells programs of whoever issues of a move, in its transaction. */
export async function announceInvoice(
  tx: Executor,
  { no, status, issuerType, issuerId }: Application,
  { move, at }: { move: InvoiceMove; at: Date },
): Promise<void> {
  const type = types[move];
  if (!type) return;
  const storeId = issuerType === 'store' ? issuerId : null;
  await announceEvent(tx, { type, storeId, data: { number: no, state: status, store_id: storeId }, at });
}
