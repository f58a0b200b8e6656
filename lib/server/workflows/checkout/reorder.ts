import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { selectionOf } from '#lib/specification/snapshot.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { findOrder, listLines, madeBy, type OrderLine } from '../../orders/index.ts';
import { addToBasket } from '../../quotation/index.ts';

interface Reordered {
  /** The number of the basket; empty when nothing could be put into it. */
  no: string;
  /** What is not sold any more. */
  missing: SpecTexts[];
}

/**
 * Puts what an order held into the basket again, at the prices of today. What is not for sale any more is named. Throws
 * `not_found`, and `quotation_full`.
 */
export async function reorder(ctx: ServerContext, member: Member, no: string): Promise<Reordered> {
  return ctx.db.transaction(async (tx) => {
    const order = await findOrder(tx, { no, userId: member.userId });
    if (!order) throw new DomainError('not_found');
    const found: Reordered = { no: '', missing: [] };
    for (const line of await listLines(tx, [order.id])) {
      const added = await putBack(tx, ctx, { member, line });
      if (added) found.no = added.no;
      else found.missing.push(line.name);
    }
    return found;
  });
}

/** Undefined for what cannot be had any more, and for what a seller had added in words. */
async function putBack(tx: Executor, ctx: ServerContext, { member, line }: { member: Member; line: OrderLine }) {
  const { productId, variantId, specSnapshot, qty } = line;
  if (productId === null) return undefined;
  const requested = {
    productId,
    variantId: variantId ?? undefined,
    templateVersionId: specSnapshot?.template_version_id,
    selection: specSnapshot ? selectionOf(specSnapshot) : {},
    qty,
    findMade: madeBy(member.userId),
  };
  try {
    return await tx.transaction((own) => addToBasket(own, ctx, { member, requested }));
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'not_found' || error.code === 'invalid_input'))
      return undefined;
    throw error;
  }
}
