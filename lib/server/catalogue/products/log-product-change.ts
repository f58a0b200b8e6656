import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Actor } from '../../kernel/actor.ts';
import { formatFen } from '../../kernel/money.ts';
import type { VariantChange } from './replace-variants.ts';

interface ProductChange {
  actor: Actor;
  product: { id: number; status: string };
  isNew: boolean;
  changes: VariantChange[];
}

/** One line for the product, and one for each price and stock that is another one now. */
export async function logProductChange(tx: Executor, { actor, product, isNew, changes }: ProductChange): Promise<void> {
  const { id, status } = product;
  const from = isNew ? null : status;
  await logStatusChange(tx, {
    entityType: 'product',
    entityId: id,
    from,
    to: status,
    event: isNew ? 'create' : 'edit',
    actor,
  });
  if (isNew) return;
  for (const change of changes) await logVariantChange(tx, { actor, productId: id, change });
}

/** What became of one variant. Lines are found by the product. */
export async function logVariantChange(
  tx: Executor,
  { actor, productId, change, reason }: { actor: Actor; productId: number; change: VariantChange; reason?: string },
): Promise<void> {
  const { id, sku, before, after } = change;
  const log = (event: string, from: string | null, to: string) =>
    logStatusChange(tx, {
      entityType: 'product_variant',
      entityId: id,
      from,
      to,
      event,
      actor,
      data: { productId, sku },
      ...(reason !== undefined && { reason }),
    });
  if (!before) return log('add_variant', null, formatFen(after?.priceAmount ?? 0));
  if (!after) return log('remove_variant', formatFen(before.priceAmount), '');
  if (before.priceAmount !== after.priceAmount) {
    await log('change_price', formatFen(before.priceAmount), formatFen(after.priceAmount));
  }
  if (before.stockOnHand !== after.stockOnHand) {
    await log('change_stock', piecesOf(before.stockOnHand), piecesOf(after.stockOnHand));
  }
}

/** '' for what is made to order. */
const piecesOf = (stock: number | null) => (stock === null ? '' : String(stock));
