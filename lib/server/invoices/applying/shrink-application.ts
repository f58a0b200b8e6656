import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { OrderLine } from '#lib/server/orders/index.ts';
import type { Application, InvoiceItem } from '../application-repository.ts';
import { invoiceItems } from '../application-tables.ts';
import type { RedPart } from '../document-tables.ts';
import { moveApplication } from '../move-application.ts';
import { notifyIssuer, notifyRecipient } from '../notify/notify-parties.ts';
import { sumOfParts } from '../red/red-rules.ts';
import { keptOfLine } from './invoiceable-rules.ts';
import { splitTax } from './tax-rules.ts';

interface Shrinking {
  items: readonly InvoiceItem[];
  /** What of which row is not paid any more. */
  parts: readonly RedPart[];
  lines: readonly OrderLine[];
  at: Date;
}

/**
 * What is not issued yet becomes smaller by what went back, and waits for its issuer again; where nothing is left it is cancelled
 * as it was. The application is locked. Throws `status_changed` for what is issued.
 */
export async function shrinkApplication(
  tx: Executor,
  application: Application,
  { items, parts, lines, at }: Shrinking,
): Promise<Application> {
  const amount = application.amount - sumOfParts(parts);
  if (amount === 0) {
    await notifyRecipient(tx, application, { event: 'invoiceCancelled', cause: application.no, at });
    return moveApplication(tx, application, { move: 'cancel', at, data: { cause: 'refund' } });
  }
  for (const { itemId, grossAmount } of parts) {
    const item = items.find(({ id }) => id === itemId);
    if (item) await shrinkRow(tx, item, { gross: item.grossAmount - grossAmount, lines });
  }
  const data = { cause: 'refund', from: formatFen(application.amount), to: formatFen(amount) };
  const facts = { amount, isAmountChanged: true, failCode: '', failReason: '' };
  const shrunk = await moveApplication(tx, application, { move: 'shrink', at, data, facts });
  const event = { store: 'invoiceAmountChanged', desk: 'invoiceAmountChangedDesk' } as const;
  await notifyIssuer(tx, shrunk, { event, cause: `${shrunk.no}:${shrunk.version}`, at });
  return shrunk;
}

async function shrinkRow(
  tx: Executor,
  item: InvoiceItem,
  { gross, lines }: { gross: number; lines: readonly OrderLine[] },
) {
  if (gross === 0) return void (await tx.delete(invoiceItems).where(eq(invoiceItems.id, item.id)));
  const line = lines.find(({ id }) => id === item.orderLineId);
  const left = line ? line.qty - line.refundedQty : 0;
  // Pieces are named where the row is all that stays paid of its line.
  const isWhole = item.qty !== null && line !== undefined && gross === keptOfLine(line) && left > 0;
  const row = { ...splitTax(gross, item.taxBp), grossAmount: gross, qty: isWhole ? left : null };
  await tx.update(invoiceItems).set(row).where(eq(invoiceItems.id, item.id));
}
