import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockDraft } from '../lock-draft.ts';
import { freshenItems, type ShownItem } from './freshen-items.ts';
import { requireFaultless } from './item-faults.ts';
import { getItems } from './item-repository.ts';
import type { PricedLine, RequestedLine } from './priced-line.ts';
import type { ItemChoice } from './remove-items.ts';
import { saveItemWithin } from './save-item.ts';

/** A chosen line of a draft at the price of today. */
interface BasketLine extends PricedLine {
  id: number;
  note: string;
}

/**
 * Lines of a draft for an order, the draft locked until the transaction ends. Throws `not_found`, `status_changed`,
 * `invalid_input` at lines with faults, and `not_orderable` where a seller has to name the price.
 */
export async function takeBasketLines(tx: Executor, { userId, no, ids, findMade }: ItemChoice): Promise<BasketLine[]> {
  const { version } = await lockDraft(tx, { userId, no });
  const items = await freshenItems(tx, await getItems(tx, version.id, ids), findMade);
  requireFaultless(items);
  return items.map(toBasketLine);
}

function toBasketLine(item: ShownItem): BasketLine {
  const { kind, productId, result } = item;
  if (kind === 'free' || productId === null || result === 'needs_quote') throw new DomainError('not_orderable');
  return { ...item, kind, productId };
}

/**
 * Puts something into the member's basket again. Throws `not_found` for what is not for sale any more, and
 * `quotation_full`. Answers the number of the basket.
 */
export async function addToBasket(
  tx: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { member, requested }: { member: Member; requested: RequestedLine },
): Promise<{ no: string; itemId: number }> {
  const input = { ...requested, targetPrice: null, note: '', files: [], at: ctx.clock.now() };
  const { no, item } = await saveItemWithin(tx, member, input);
  return { no, itemId: item.id };
}
