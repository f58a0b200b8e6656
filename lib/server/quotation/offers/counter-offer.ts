import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { amountOfPieces, type UnitPrice } from '#lib/specification/unit-price.ts';
import { requireValid, setCurrentStatus } from '../end-quotation.ts';
import { copyOf, listItems } from '../items/item-repository.ts';
import { moveQuotation } from '../move-quotation.ts';
import { addVersion, type VersionItem } from '../next-version.ts';
import { notifySellerOf } from '../notify-parties.ts';
import { getCurrentVersion, type Item, lockQuotation, updateVersion, type Version } from '../repository.ts';
import { mostRounds } from '../rules.ts';

interface CounterLine {
  lineKey: string;
  qty: number;
  targetPrice: UnitPrice | null;
}

interface CounterOffer {
  no: string;
  /** The version that was read. */
  n: number;
  note: string;
  lines: CounterLine[];
}

/**
 * Q6: answers an offer with target prices or other quantities; lines that are not named stay as they are. Throws
 * `not_found`, `quote_expired`, `rounds_used`, and `status_changed` when there is another version meanwhile.
 */
export async function counterQuotation(ctx: ServerContext, member: Member, offer: CounterOffer): Promise<void> {
  const at = ctx.clock.now();
  const { userId } = member;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId, no: offer.no });
    requireValid(quotation, at);
    const current = await getCurrentVersion(tx, quotation);
    if (quotation.status !== 'quoted' || current.n !== offer.n) throw new DomainError('status_changed');
    if (quotation.rounds >= mostRounds) throw new DomainError('rounds_used', { values: { max: mostRounds } });
    const items = answerLines(await listItems(tx, [current.id]), offer.lines);
    const author = { author: 'buyer' as const, authorId: userId, note: offer.note, createdAt: at };
    const version = await addVersion(tx, quotation, { facts: { ...carriedOver(current, items), ...author }, items });
    await updateVersion(tx, version.id, { status: 'sent', sentAt: at });
    await setCurrentStatus(tx, quotation, 'superseded');
    const { 'quote.slaHours': hours } = await getSettingsWithin(tx);
    const facts = {
      currentVersionId: version.id,
      rounds: quotation.rounds + 1,
      validUntil: null,
      answerDeadline: addSeconds(at, hours * 3600),
    };
    await moveQuotation(tx, quotation, { move: 'counter', at, side: 'customer', actor: member, facts });
    await notifySellerOf(tx, quotation, { event: 'quoteCountered', cause: `${version.id}`, at });
  });
}

function answerLines(items: Item[], lines: CounterLine[]): VersionItem[] {
  const requested = new Map(lines.map((line) => [line.lineKey, line]));
  if (requested.size !== lines.length || lines.some(({ lineKey }) => items.every((item) => item.lineKey !== lineKey))) {
    throw new DomainError('invalid_input', { fields: { items: { key: 'invalid' } } });
  }
  return items.map((item) => {
    const line = requested.get(item.lineKey);
    if (!line) return copyOf(item);
    const { qty, targetPrice } = line;
    const isSame = targetPrice === null && qty === item.qty;
    const amount = isSame ? item.amount : amountOfPieces(targetPrice ?? item.unitPrice, qty);
    return { ...copyOf(item), qty, targetPrice, amount, ...(isSame ? {} : { listAmount: null, breakdown: [] }) };
  });
}

/** The terms of the offer, as far as the new sum bears them. */
function carriedOver(current: Version, items: VersionItem[]) {
  const { freightAmount, discountAmount, taxMode, leadDays, paymentTerms, terms } = current;
  const { depositBp, depositForfeitBp } = current;
  const most = items.reduce((sum, { amount }) => sum + amount, 0) + freightAmount;
  const kept = Math.min(discountAmount, most);
  const deposit = { depositBp, depositForfeitBp };
  return { freightAmount, discountAmount: kept, taxMode, ...deposit, leadDays, paymentTerms, terms };
}
