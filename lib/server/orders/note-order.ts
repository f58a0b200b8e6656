import { eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { findOrder } from './repository.ts';
import { lockOwnOrder, type Seller } from './seller.ts';
import { orders } from './tables.ts';

interface Note {
  no: string;
  note: string;
}

/** What the seller of an order writes down for itself; no customer sees it. Throws `not_found`. */
export async function noteAsSeller(ctx: ServerContext, seller: Seller, { no, note }: Note): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { id } = await lockOwnOrder(tx, seller, no);
    await tx.update(orders).set({ storeNote: note }).where(eq(orders.id, id));
  });
}

/** What operators write down for each other. Throws `not_found`. */
export async function noteAsOperator(ctx: ServerContext, { no, note }: Note): Promise<void> {
  const order = await findOrder(ctx.db, { no });
  if (!order) throw new DomainError('not_found');
  await ctx.db.update(orders).set({ operatorNote: note }).where(eq(orders.id, order.id));
}
