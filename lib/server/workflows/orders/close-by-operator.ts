import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { notify } from '../../messaging/index.ts';
import {
  type CloseRequest,
  canMove,
  decideCloseRequest,
  deskOrderLink,
  insertCloseRequest,
  isBalanceOverdue,
  lockOrder,
  notifyOperators,
  notifyStore,
  type Order,
  splitDeposit,
} from '../../orders/index.ts';
import { getSettings } from '../../site/index.ts';
import { closeOverdueOrder, giveUpRest } from './pieces/close-overdue-order.ts';
import { closePaidOrder } from './pieces/close-paid-order.ts';

interface CloseDecision {
  no: string;
  isApproved: boolean;
  /** Why not; whoever takes back what they proposed themselves needs none. */
  reason?: string;
}

type CloseInput = Pick<CloseRequest, 'reason' | 'note'> & { no: string };

/**
 * O15: an operator closes an order that is paid, and all of it goes back. Above a certain worth, and where a part of a
 * deposit may be kept because its rest is overdue, a second operator has to approve it first. Throws `not_found`,
 * `own_record` for one that the operator bought, and `status_changed` for an order that is shipped, over, about to be
 * closed, or whose rest is not overdue.
 */
export async function closeByOperator(
  ctx: ServerContext,
  actor: Member,
  { no, reason, note }: CloseInput,
): Promise<'closed' | 'proposed'> {
  const at = ctx.clock.now();
  const { 'order.closeAloneFen': most } = await getSettings(ctx);
  return ctx.db.transaction(async (tx) => {
    const order = requireClosable(await lockOfOthers(tx, actor, no));
    const isOverdue = reason === 'balance_overdue';
    if (isOverdue && !isBalanceOverdue(order, at)) throw new DomainError('status_changed');
    const amount = isOverdue ? splitDeposit(order).back : order.paidAmount - order.refundedAmount;
    if (!isOverdue && amount <= most) {
      await close(tx, ctx, { order, reason, note, actor });
      return 'closed';
    }
    await insertCloseRequest(tx, { orderId: order.id, reason, note, proposedBy: actor.userId, createdAt: at });
    const args = { amount: formatFen(amount), reason: note };
    await notifyOperators(tx, { no, event: 'orderCloseProposed', args, cause: `${no}:${order.version}`, at });
    return 'proposed';
  });
}

/**
 * The second operator decides, or the first about what a store asks for; who proposed it can only take it back. Throws
 * `not_found`, `own_record`, `second_operator_needed`, `invalid_input` for a refusal without a reason, `status_changed` where nothing is proposed or the order has gone on,
 * and what `giveUpRest` throws.
 */
export async function decideClose(
  ctx: ServerContext,
  actor: Member,
  { no, isApproved, reason: why = '' }: CloseDecision,
): Promise<void> {
  const at = ctx.clock.now();
  if (isApproved) await giveUpRest(ctx, actor, no);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOfOthers(tx, actor, no);
    const status = isApproved ? 'approved' : 'refused';
    const decided = await decideCloseRequest(tx, { orderId: order.id, decidedBy: actor.userId, status, at });
    const isTakenBack = !isApproved && decided.proposedBy === actor.userId;
    if (!isApproved && !isTakenBack && why === '') {
      throw new DomainError('invalid_input', { fields: { reason: { key: 'required' } } });
    }
    const event = isApproved ? 'approve' : isTakenBack ? 'take_back' : 'refuse';
    const change = { entityType: 'close_request', entityId: decided.id, from: 'open', to: status, event };
    await logStatusChange(tx, { ...change, actor, ...(why && { reason: why }), data: { order: no } });
    if (isTakenBack) return;
    if (!isApproved) return notifyRefused(tx, order, { request: decided, reason: why, at });
    const { reason, note } = decided;
    if (reason === 'balance_overdue') await closeOverdueOrder(tx, ctx, { order: requireClosable(order), note, actor });
    else await close(tx, ctx, { order: requireClosable(order), reason, note, actor });
  });
}

interface Refusal {
  request: CloseRequest;
  reason: string;
  at: Date;
}

/** A store hears what becomes of its request, and so does the operator who had one. */
async function notifyRefused(tx: Executor, order: Order, { request, reason, at }: Refusal) {
  const { no, storeId } = order;
  const cause = `close:${request.id}`;
  const isOfStore = storeId !== null && request.reason === 'balance_overdue';
  if (isOfStore) return notifyStore(tx, storeId, { no, event: 'orderCloseDeclined', args: { reason }, cause, at });
  const notified = { event: 'orderCloseDeclinedDesk' as const, args: { no, reason }, link: deskOrderLink(no) };
  await notify(tx, { ...notified, userId: request.proposedBy, dedupeKey: `orderCloseDeclinedDesk:${cause}`, now: at });
}

/** Nobody decides where the own money goes. */
async function lockOfOthers(tx: Executor, { userId }: Member, no: string): Promise<Order> {
  const order = await lockOrder(tx, { no });
  if (!order) throw new DomainError('not_found');
  if (order.userId === userId) throw new DomainError('own_record');
  return order;
}

function requireClosable(order: Order): Order {
  if (!canMove(order.status, 'closeByOperator') || order.closingReason) throw new DomainError('status_changed');
  return order;
}

interface Closing {
  order: Order;
  reason: 'operator' | 'fraud';
  note: string;
  actor: Member;
}

async function close(tx: Executor, ctx: ServerContext, { order, reason, note, actor }: Closing): Promise<void> {
  const why = reason === 'fraud' ? 'fraud' : 'staff';
  await closePaidOrder(tx, ctx, { order, closingReason: reason, reason: why, note, actor });
  const { no, storeId } = order;
  if (storeId === null) return;
  const at = ctx.clock.now();
  await notifyStore(tx, storeId, { no, event: 'orderTransferred', args: { reason: note }, cause: `closed:${no}`, at });
}
