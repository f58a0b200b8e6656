import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { type DispatchMoveName, dispatchMoves } from '../states.ts';
import { type Dispatch, lockDispatch, type NewDispatch } from './dispatch-repository.ts';

type DispatchFacts = Partial<Omit<NewDispatch, 'id' | 'orderId' | 'status' | 'version' | 'createdAt' | 'updatedAt'>>;

export interface DispatchChange {
  at: Date;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
  reason?: string | undefined;
  facts?: DispatchFacts;
}

interface DispatchRequest extends DispatchChange {
  move: DispatchMoveName;
  /** What else must hold in the very statement that moves it. */
  onlyIf?: SQL;
}

/**
 * The only place where a dispatch changes its state: one guarded update, one line of history. Of several at once exactly
 * one wins; the others, and moves that the table of states does not allow, get `status_changed`.
 */
export async function moveDispatch(tx: Executor, dispatch: Dispatch, request: DispatchRequest): Promise<Dispatch> {
  const { move, at, facts, onlyIf } = request;
  const { from, to } = dispatchMoves[move];
  const [moved] = await tx
    .update(orderDispatches)
    .set({ ...facts, status: to, version: nextVersion, updatedAt: at })
    .where(
      and(
        eq(orderDispatches.id, dispatch.id),
        eq(orderDispatches.version, dispatch.version),
        inArray(orderDispatches.status, [...from]),
        onlyIf,
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  await logDispatch(tx, moved, { ...request, from: dispatch.status, event: move });
  return moved;
}

/** Changes facts of a dispatch that stays in its state. Throws `status_changed` when somebody else changed it meanwhile. */
export async function amendDispatch(
  tx: Executor,
  dispatch: Dispatch,
  change: DispatchChange & { event: string },
): Promise<Dispatch> {
  const [amended] = await tx
    .update(orderDispatches)
    .set({ ...change.facts, version: nextVersion, updatedAt: change.at })
    .where(and(eq(orderDispatches.id, dispatch.id), eq(orderDispatches.version, dispatch.version)))
    .returning();
  if (!amended) throw new DomainError('status_changed');
  await logDispatch(tx, amended, { ...change, from: dispatch.status });
  return amended;
}

/** Takes the order away from the pool or from its store, because it is closed. Nothing to do where there is no dispatch. */
export async function cancelDispatch(
  tx: Executor,
  orderId: number,
  change: DispatchChange,
): Promise<Dispatch | undefined> {
  const dispatch = await lockDispatch(tx, orderId);
  if (!dispatch || dispatch.status === 'cancelled') return undefined;
  return moveDispatch(tx, dispatch, { ...change, move: 'cancel' });
}

export async function logDispatch(
  tx: Executor,
  dispatch: Dispatch,
  { from, event, at, actor, reason }: DispatchChange & { from: string | null; event: string },
): Promise<void> {
  await logStatusChange(tx, {
    entityType: 'dispatch',
    entityId: dispatch.id,
    from,
    to: dispatch.status,
    event,
    at,
    ...(actor && { actor }),
    ...(reason && { reason }),
    data: { orderId: dispatch.orderId, storeId: dispatch.storeId },
  });
}

const nextVersion = sql`${orderDispatches.version} + 1`;
