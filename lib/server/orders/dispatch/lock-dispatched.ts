import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockOrder, type Order } from '../repository.ts';
import { tryLockOrder } from '../try-lock-order.ts';
import { type Dispatch, lockDispatch } from './dispatch-repository.ts';

export interface Dispatched {
  order: Order;
  dispatch: Dispatch;
}

/** An order with its dispatch, locked in this order until the transaction ends. Throws `not_found` where one is missing. */
export async function lockDispatched(tx: Executor, key: { no: string } | { id: number }): Promise<Dispatched> {
  const order = await lockOrder(tx, key);
  const dispatch = order && (await lockDispatch(tx, order.id));
  if (!dispatch) throw new DomainError('not_found');
  return { order, dispatch };
}

/** The same for a store that claimed the order, was given it or has accepted it; nobody else's is found. */
export async function lockDispatchedTo(
  tx: Executor,
  { no, storeId }: { no: string; storeId: number },
): Promise<Dispatched> {
  const found = await lockDispatched(tx, { no });
  if (found.dispatch.storeId !== storeId) throw new DomainError('not_found');
  return found;
}

/** For jobs: undefined while somebody else works on the order; the next round sees what became of it. */
export async function tryLockDispatched(tx: Executor, orderId: number): Promise<Dispatched | undefined> {
  const order = await tryLockOrder(tx, orderId);
  const dispatch = order && (await lockDispatch(tx, order.id));
  return dispatch && { order, dispatch };
}
