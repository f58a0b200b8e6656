import type { WebhookType } from '#lib/contract/integrations/webhook-events.ts';
import type { Executor } from '../db/connection.ts';
import { announceEvent } from '../integrations/index.ts';
import type { Quotation } from './repository.ts';
import type { QuotationMove } from './states.ts';

/** What programs are told of (docs/domain/integrations.md 6). */
const types: Partial<Record<QuotationMove, WebhookType>> = {
  submit: 'quotation.submitted',
  counter: 'quotation.submitted',
  requote: 'quotation.submitted',
  send: 'quotation.offered',
  confirm: 'quotation.confirmed',
  decline: 'quotation.ended',
  reject: 'quotation.ended',
  cancel: 'quotation.ended',
  expire: 'quotation.ended',
};

/** Tells programs of a move, in its transaction. */
export async function announceQuotation(
  tx: Executor,
  { no, status, storeId }: Quotation,
  { move, at }: { move: QuotationMove; at: Date },
): Promise<void> {
  const type = types[move];
  if (type) await announceEvent(tx, { type, storeId, data: { number: no, state: status, store_id: storeId }, at });
}
