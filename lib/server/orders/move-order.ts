import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { announceOrder } from './announce-order.ts';
import { sideOf } from './order-side.ts';
import type { NewOrder, Order } from './repository.ts';
import { type OrderMove, orderMoves } from './states.ts';
import { orders } from './tables.ts';

type Fixed = 'id' | 'no' | 'groupId' | 'userId' | 'status' | 'version' | 'createdAt' | 'updatedAt';

/** What changes beside the state: derived states, sums and times are written by the same statement. */
type OrderFacts = Partial<Omit<NewOrder, Fixed>>;

interface ChangeRequest {
  at: Date;
  /** Undefined for jobs and providers. */
  actor?: Actor | undefined;
  reason?: string | undefined;
  facts?: OrderFacts | undefined;
  /** Kept with the line of the history. */
  noted?: Record<string, unknown> | undefined;
}

interface MoveRequest extends ChangeRequest {
  move: OrderMove;
  /** Needed where the move leads to several states; missing: the order stays where it is, if the move allows that. */
  to?: OrderStatus | undefined;
  /** Word of the history; missing: the move's own name. */
  event?: string | undefined;
}

/**
 * The only place where an order changes its state: one guarded update, one line of history. Of several at once exactly
 * one wins; the others, and moves that the table of states does not allow, get `status_changed`. An order whose money is
 * on its way back can only be closed.
 */
export async function moveOrder(tx: Executor, order: Order, request: MoveRequest): Promise<Order> {
  const { move, at, facts } = request;
  const to = request.to ?? destination(order, move);
  if (!isLegal(order, move, to)) throw new DomainError('status_changed');
  const closedAt = to === 'closed' ? (order.closedAt ?? at) : null;
  const moved = await update(tx, order, { at, facts: { ...facts, closedAt }, from: orderMoves[move].from, to });
  await log(tx, order, { ...request, event: request.event ?? move, to });
  await announceOrder(tx, moved, { move, at });
  return moved;
}

/**
 * Changes facts of an order that stays in its state, and writes it into its history. Throws `status_changed` when
 * somebody else changed the order meanwhile.
 */
export async function amendOrder(
  tx: Executor,
  order: Order,
  request: ChangeRequest & { event: string },
): Promise<Order> {
  const { at, facts, event } = request;
  const amended = await update(tx, order, { at, facts, from: [order.status], to: order.status });
  await log(tx, order, { ...request, event, to: order.status });
  return amended;
}

function destination(order: Order, move: OrderMove): OrderStatus {
  const to: readonly OrderStatus[] = orderMoves[move].to;
  const [only, ...others] = to;
  return only && others.length === 0 ? only : order.status;
}

function isLegal(order: Order, move: OrderMove, to: OrderStatus): boolean {
  if (order.closingReason && to !== 'closed') return false;
  return (orderMoves[move].to as readonly OrderStatus[]).includes(to);
}

interface GuardedUpdate {
  at: Date;
  facts: OrderFacts | undefined;
  from: readonly OrderStatus[];
  to: OrderStatus;
}

async function update(tx: Executor, order: Order, { at, facts, from, to }: GuardedUpdate): Promise<Order> {
  const [row] = await tx
    .update(orders)
    .set({ ...facts, status: to, version: sql`${orders.version} + 1`, updatedAt: at })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version), inArray(orders.status, [...from])))
    .returning();
  if (!row) throw new DomainError('status_changed');
  return row;
}

async function log(tx: Executor, order: Order, change: ChangeRequest & { event: string; to: OrderStatus }) {
  const { event, to, at, actor, reason, noted } = change;
  await logStatusChange(tx, {
    entityType: 'order',
    entityId: order.id,
    no: order.no,
    from: order.status,
    to,
    event,
    at,
    data: { ...noted, side: sideOf(order, actor) },
    ...(actor && { actor }),
    ...(reason && { reason }),
  });
}
