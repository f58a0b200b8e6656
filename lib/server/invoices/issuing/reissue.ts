import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { listLines, type OrderLine } from '#lib/server/orders/index.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { type Application, type InvoiceItem, listItems } from '../application-repository.ts';
import { insertApplications } from '../applying/insert-applications.ts';
import { readLiveOfLines } from '../applying/invoiceable.ts';
import { keptOfLine } from '../applying/invoiceable-rules.ts';
import { type InvoiceableRow, planInvoices } from '../applying/plan-invoices.ts';
import type { LockedRed } from '../red/lock-red.ts';

interface Reissuing extends LockedRed {
  /** As it is with its red document. */
  application: Application;
  at: Date;
  /** Undefined: the provider. */
  actor?: (Actor & { kind: 'member' }) | undefined;
}

/**
 * I10: what takes the place of an invoice that was taken back: the same rows at the same rates, as far as they are still paid
 * and on no other invoice. It fits on one, as it did. Undefined: nothing was to take its place, or nothing is left.
 */
export async function reissue(tx: Executor, reissuing: Reissuing): Promise<Application | undefined> {
  const { application, red, at, actor } = reissuing;
  if (red.replacement === null) return undefined;
  const rows = await rowsLeft(tx, reissuing);
  const invoices = planInvoices(rows, Number.MAX_SAFE_INTEGER);
  const { issuerType, issuerId, recipientType, recipientId, currency } = application;
  const parties = { issuerType, issuerId, recipientType, recipientId };
  const draft = { ...red.replacement, ...parties, currency, source: 'reissue' as const, invoices };
  const settings = await getSettingsWithin(tx);
  const [made] = await insertApplications(tx, { ...draft, replacesId: application.id }, { settings, at, actor });
  return made;
}

async function rowsLeft(tx: Executor, { application, red, orders }: Reissuing): Promise<InvoiceableRow[]> {
  const ids = orders.map(({ id }) => id);
  const items = await listItems(tx, application.id);
  const lines = await listLines(tx, ids);
  const live = await readLiveOfLines(tx, ids);
  const rooms = new Map(lines.map((line) => [line.id, { line, room: keptOfLine(line) - (live.get(line.id) ?? 0) }]));
  return red.parts.flatMap(({ itemId, grossAmount, qty }) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return [];
    const own = item.orderLineId === null ? undefined : rooms.get(item.orderLineId);
    const amount = own ? Math.min(grossAmount, own.room) : grossAmount;
    if (amount <= 0) return [];
    const isWhole = own !== undefined && amount === own.room && amount === keptOfLine(own.line);
    if (own) own.room -= amount;
    const pieces = isWhole ? piecesOf(own.line) : qty;
    return [{ ...factsOf(item), grossAmount: amount, qty: isWhole || amount === grossAmount ? pieces : null }];
  });
}

/** Those that stay paid, where all of the line is on this invoice. */
const piecesOf = ({ qty, refundedQty }: OrderLine): number => qty - refundedQty;

function factsOf({ orderId, orderLineId, statementId, name, model, unit, taxCode, taxLabel, taxBp }: InvoiceItem) {
  return { orderId, orderLineId, statementId, name, model, unit, taxCode, taxLabel, taxBp };
}
