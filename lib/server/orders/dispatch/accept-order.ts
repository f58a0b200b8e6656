import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor, StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { lockOpenStore } from '#lib/server/store/index.ts';
import { moveOrder } from '../move-order.ts';
import type { FeeTerms } from '../pricing/fees.ts';
import type { Order } from '../repository.ts';
import { orderLines } from '../tables.ts';
import type { Dispatch } from './dispatch-repository.ts';
import { type Dispatched, lockDispatchedTo } from './lock-dispatched.ts';
import { moveDispatch } from './move-dispatch.ts';
import { notifyCustomer } from './notify-stores.ts';

/**
 * O6: a store accepts what it claimed or was given, and from now on sees where it goes; what it pays for the sale is the
 * caller's part of the transaction. Throws `store_not_open`, `not_found`, and `status_changed` when its time to answer is
 * over or the order is gone.
 */
export async function acceptWithin(
  tx: Executor,
  member: StoreMember,
  { no, at }: { no: string; at: Date },
): Promise<Order> {
  const { storeId } = member;
  await lockOpenStore(tx, storeId);
  const { order, dispatch } = await lockDispatchedTo(tx, { no, storeId });
  if (isTooLate(dispatch, at)) throw new DomainError('status_changed');
  await beginWork(tx, { order, dispatch }, { move: 'accept', storeId, at, actor: member });
  return order;
}

/** Writes down what fees were agreed for lines of an order, in place of those of before. */
export async function agreeFees(tx: Executor, agreed: readonly { lineId: number; terms: FeeTerms[] }[]): Promise<void> {
  for (const { lineId, terms } of agreed) {
    await tx.update(orderLines).set({ feeTerms: terms }).where(eq(orderLines.id, lineId));
  }
}

const isTooLate = ({ acceptDeadline }: Dispatch, at: Date) => acceptDeadline !== null && acceptDeadline <= at;

interface Begin {
  move: 'accept' | 'take';
  /** Null: the platform. */
  storeId: number | null;
  at: Date;
  actor: Actor;
}

/** Somebody works on the order from now on: its store, or the platform itself. */
export async function beginWork(
  tx: Executor,
  { order, dispatch }: Dispatched,
  { move, storeId, at, actor }: Begin,
): Promise<void> {
  await moveOrder(tx, order, { move: 'accept', at, actor, facts: { storeId, acceptedAt: at } });
  await moveDispatch(tx, dispatch, { move, at, actor, facts: { acceptedAt: at, acceptDeadline: null } });
  const cause = `dispatch:${dispatch.id}:${dispatch.version}`;
  await notifyCustomer(tx, order, { event: 'orderAccepted', cause, at });
}
