import type { Executor } from '#lib/server/db/connection.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockOrder, type Order } from '../repository.ts';

/** Who carries an order out: a store, or with `storeId` null the platform itself. */
export interface Seller {
  member: Member;
  storeId: number | null;
}

export const asStore = (member: StoreMember): Seller => ({ member, storeId: member.storeId });
/** An operator's use cases ask for the node before they come here. */
export const asPlatform = (member: Member): Seller => ({ member, storeId: null });

/**
 * An order that the seller carries out, locked until the transaction ends. Throws `not_found` for every other: one that
 * nobody has accepted is nobody's.
 */
export async function lockOwnOrder(tx: Executor, { storeId }: Seller, no: string): Promise<Order> {
  const order = await lockOrder(tx, { no });
  if (!order || order.acceptedAt === null || order.storeId !== storeId) throw new DomainError('not_found');
  return order;
}
