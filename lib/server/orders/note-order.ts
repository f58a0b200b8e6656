import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { lockOrder, type Order } from './repository.ts';
import { lockOwnOrder, type Seller } from './seller.ts';
import { orders } from './tables.ts';

interface Note {
  no: string;
  note: string;
}

/** What the seller of an order writes down for itself; no customer sees it. Throws `not_found`. */
export async function noteAsSeller(ctx: ServerContext, seller: Seller, { no, note }: Note): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, no);
    await tx.update(orders).set({ storeNote: note }).where(eq(orders.id, order.id));
    await logNote(tx, order, seller.member);
  });
}

/** What operators write down for each other. Throws `not_found`. */
export async function noteAsOperator(ctx: ServerContext, operator: Member, { no, note }: Note): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new DomainError('not_found');
    await tx.update(orders).set({ operatorNote: note }).where(eq(orders.id, order.id));
    await logNote(tx, order, operator);
  });
}

/** Beside the history of the order itself, which its customer reads. */
async function logNote(tx: Executor, { id: entityId, status }: Order, actor: Member): Promise<void> {
  await logStatusChange(tx, { entityType: 'order_note', entityId, from: status, to: status, event: 'save', actor });
}
