import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { lockOrder, type Order } from './repository.ts';
import { lockOwnOrder, type Seller } from './seller/seller.ts';
import { orders } from './tables.ts';

interface Note {
  no: string;
  note: string;
  /** What was read before; undefined takes any. */
  former?: string | undefined;
}

/**
 * What the seller of an order writes down for itself; no customer sees it. Throws `not_found`, and `status_changed` where
 * another note stands there than was read.
 */
export async function noteAsSeller(ctx: ServerContext, seller: Seller, { no, note, former }: Note): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, no);
    requireFormer(order.storeNote, former);
    await tx.update(orders).set({ storeNote: note }).where(eq(orders.id, order.id));
    await logNote(tx, order, seller.member);
  });
}

/** What operators write down for each other. Throws as `noteAsSeller` does. */
export async function noteAsOperator(ctx: ServerContext, operator: Member, { no, note, former }: Note): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new DomainError('not_found');
    requireFormer(order.operatorNote, former);
    await tx.update(orders).set({ operatorNote: note }).where(eq(orders.id, order.id));
    await logNote(tx, order, operator);
  });
}

/** Nobody writes over a note that they have not read. */
function requireFormer(current: string, former: string | undefined): void {
  if (former !== undefined && former !== current) throw new DomainError('status_changed');
}

/** Beside the history of the order itself, which its customer reads. */
async function logNote(tx: Executor, { id: entityId, status }: Order, actor: Member): Promise<void> {
  await logStatusChange(tx, { entityType: 'order_note', entityId, from: status, to: status, event: 'save', actor });
}
