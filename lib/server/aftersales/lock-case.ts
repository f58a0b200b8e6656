import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { lockOrder, type Order, type Seller } from '../orders/index.ts';
import { type Aftersale, type CaseKey, findCase, lockRow } from './repository.ts';

export interface LockedCase {
  aftersale: Aftersale;
  order: Order;
}

/** A case with its order, both locked, the order first, until the transaction ends. Throws `not_found`. */
export async function lockCase(tx: Executor, key: CaseKey): Promise<LockedCase> {
  const found = await findCase(tx, key);
  const order = found && (await lockOrder(tx, { id: found.orderId }));
  const aftersale = found && (await lockRow(tx, found.id));
  if (!order || !aftersale) throw new DomainError('not_found');
  return { aftersale, order };
}

/** One that the seller answers; nobody answers an own one. Throws `not_found`, `own_record`. */
export async function lockForSeller(tx: Executor, { storeId, member }: Seller, no: string): Promise<LockedCase> {
  const locked = await lockCase(tx, { no, storeId });
  if (locked.aftersale.userId === member.userId) throw new DomainError('own_record');
  return locked;
}
