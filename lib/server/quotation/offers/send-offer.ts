import { randomUUID } from 'node:crypto';
import type { Fulfilment, Unit } from '#lib/contract/catalogue/shop-records.ts';
import { inEachLanguage, noTexts } from '#lib/i18n/texts.ts';
import { isOfferedUnit } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError, type MessageRef } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { amountOfPieces, type UnitPrice } from '#lib/specification/unit-price.ts';
import { setCurrentStatus } from '../end-quotation.ts';
import { copyOf, listItems } from '../items/item-repository.ts';
import { moveQuotation } from '../move-quotation.ts';
import { addVersion, type VersionItem } from '../next-version.ts';
import { notifyCustomerOf } from '../notify-parties.ts';
import { getCurrentVersion, type Item, type Quotation, updateVersion } from '../repository.ts';
import { lockForSeller, requireOwn, type Seller } from '../seller.ts';
import { requireAboveFloor } from './require-floor.ts';

/** A line that was asked for, at the seller's price. */
interface PricedAnswer {
  lineKey: string;
  qty: number;
  unitPrice: UnitPrice;
  note: string;
}

/** A line the seller adds in words. */
interface FreeLine {
  name: string;
  qty: number;
  unit: Unit;
  fulfilment: Fulfilment;
  unitPrice: UnitPrice;
  note: string;
}

export interface Offer {
  no: string;
  /** The version that was read. */
  n: number;
  lines: (PricedAnswer | FreeLine)[];
  freightAmount: Fen;
  discountAmount: Fen;
  depositBp: number;
  /** How much of the deposit is kept where the rest is never paid. */
  depositForfeitBp: number;
  taxMode: 'included' | 'excluded';
  leadDays: number | null;
  validUntil: Date;
  paymentTerms: string;
  terms: string;
  note: string;
}

/** Far more than anything costs; it keeps sums exact. */
const mostAmount = 100_000_000_000;
const longestValidity = 366 * 86_400_000;

/**
 * Q5: puts an offer on the table. Lines that are not named are not offered. Throws `not_found`, `own_record`,
 * `store_not_open`, `status_changed` (also for another version than the one that was read), `invalid_input`, and
 * `below_floor`.
 */
export async function sendOffer(ctx: ServerContext, seller: Seller, offer: Offer): Promise<void> {
  const at = ctx.clock.now();
  requireSound(offer, at);
  const { side, member } = seller;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockForSeller(tx, seller, offer.no);
    requireOwn(quotation, seller);
    const current = await getCurrentVersion(tx, quotation);
    if (quotation.status !== 'quoting' || current.n !== offer.n) throw new DomainError('status_changed');
    const known = await listItems(tx, [current.id]);
    await requireUnits(tx, offer.lines, known);
    const items = toItems(known, offer.lines);
    await requireAboveFloor(tx, { items, discountAmount: offer.discountAmount, seller });
    const facts = { ...termsOf(offer), author: 'seller' as const, authorId: member.userId, createdAt: at };
    const version = await addVersion(tx, quotation, { facts, items });
    await updateVersion(tx, version.id, { status: 'sent', sentAt: at });
    await setCurrentStatus(tx, quotation, 'superseded');
    const sent = await moveQuotation(tx, quotation, {
      move: 'send',
      at,
      side,
      actor: member,
      facts: {
        ...onTheTable(quotation, seller),
        currentVersionId: version.id,
        validUntil: offer.validUntil,
        quotedAt: at,
      },
    });
    const args = { total: formatFen(version.totalAmount) };
    await notifyCustomerOf(tx, sent, { event: 'quoteSent', args, cause: `${version.id}`, at });
  });
}

/** A line that the seller adds is counted in a unit that is offered, or in one that the quotation has already. */
async function requireUnits(tx: Executor, lines: Offer['lines'], known: { unit: Unit }[]): Promise<void> {
  const faults: Record<string, MessageRef> = {};
  for (const [index, line] of lines.entries()) {
    if (!('unit' in line) || known.some(({ unit }) => unit === line.unit)) continue;
    if (!(await isOfferedUnit(tx, line.unit))) faults[`items.${index}.unit`] = { key: 'unitUnknown' };
  }
  if (Object.keys(faults).length > 0) throw new DomainError('invalid_input', { fields: faults });
}

function onTheTable({ assigneeId }: Quotation, { member }: Seller) {
  return {
    assigneeId: assigneeId ?? member.userId,
    answerDeadline: null,
    sellerRemindedAt: null,
    buyerRemindedAt: null,
    closedAt: null,
    closeReason: '',
  };
}

function termsOf({ no: _, n: __, lines: ___, ...terms }: Offer) {
  return terms;
}

/** Throws `invalid_input` at the field. */
function requireSound({ lines, freightAmount, discountAmount, validUntil, ...offer }: Offer, at: Date): void {
  const before = lines.reduce((sum, { qty, unitPrice }) => sum + amountOfPieces(unitPrice, qty), 0) + freightAmount;
  const refuse = (field: string, key: string) => new DomainError('invalid_input', { fields: { [field]: { key } } });
  if (validUntil <= at) throw refuse('valid_until', 'pastTime');
  if (validUntil.getTime() > at.getTime() + longestValidity) throw refuse('valid_until', 'invalid');
  if (before > mostAmount) throw refuse('items', 'amount');
  if (discountAmount > before) throw refuse('discount', 'amount');
  if (offer.depositForfeitBp > 0 && offer.depositBp === 0) throw refuse('deposit_forfeit_bp', 'depositMissing');
}

function toItems(items: Item[], lines: Offer['lines']): VersionItem[] {
  const byKey = new Map(items.map((item) => [item.lineKey, item]));
  return lines.map((line) => {
    if ('name' in line) return toFreeItem(line);
    const item = byKey.get(line.lineKey);
    if (!item) throw new DomainError('invalid_input', { fields: { items: { key: 'invalid' } } });
    byKey.delete(line.lineKey);
    return toAnswered(item, line);
  });
}

function toFreeItem({ name, qty, unit, fulfilment, unitPrice, note }: FreeLine): VersionItem {
  return {
    lineKey: randomUUID(),
    kind: 'free',
    productKind: fulfilment === 'service' ? 'service' : 'product',
    fulfilment,
    name: inEachLanguage(() => name),
    variantText: noTexts,
    unit,
    qty,
    result: 'auto_price',
    unitPrice,
    amount: amountOfPieces(unitPrice, qty),
    note,
  };
}

/** What the customer asked for is carried over; the price of the list only while it is for the same quantity. */
function toAnswered(item: Item, { qty, unitPrice, note }: PricedAnswer): VersionItem {
  const amount = amountOfPieces(unitPrice, qty);
  const isListed = item.result === 'auto_price' && item.targetPrice === null && qty === item.qty;
  const listed = isListed ? (item.listAmount ?? item.amount) : null;
  const isAtList = listed === amount;
  return {
    ...copyOf(item),
    qty,
    unitPrice,
    amount,
    result: 'auto_price',
    listAmount: isAtList ? null : listed,
    breakdown: isAtList ? item.breakdown : [],
    targetPrice: null,
    note: note === '' ? item.note : note,
  };
}
