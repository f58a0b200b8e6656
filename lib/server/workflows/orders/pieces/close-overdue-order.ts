import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import {
  amendOrder,
  findCloseRequest,
  findGroup,
  findOrder,
  isBalanceOverdue,
  isRefunding,
  notifyStore,
  type Order,
  splitDeposit,
} from '#lib/server/orders/index.ts';
import { writeLine } from '#lib/server/settlement/index.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';
import { closeAttempts } from '../../payment/pieces/close-attempts.ts';
import { closePaidOrder } from './close-paid-order.ts';

/**
 * Before an order is closed whose rest is overdue, whatever is open of a payment for that rest is given up; one that turns
 * out to be paid pays it. Throws what `closeAttempts` throws.
 */
export async function giveUpRest(ctx: ServerContext, actor: Member, no: string): Promise<void> {
  const order = await findOrder(ctx.db, { no });
  if (!order || !isBalanceOverdue(order, ctx.clock.now())) return;
  const request = await findCloseRequest(ctx.db, order.id);
  if (request?.reason !== 'balance_overdue') return;
  const group = await findGroup(ctx.db, { id: order.groupId });
  if (group) await closeAttempts(ctx, group.no, actor);
}

interface Overdue {
  /** Locked, as it is now. */
  order: Order;
  note: string;
  actor: Member;
}

/**
 * O15b: closes an order whose rest was never paid. Its seller keeps of the deposit what was agreed, at once, and everything
 * else goes back. Throws `status_changed` when the rest is paid, something has left, or money is on its way back already.
 */
export async function closeOverdueOrder(
  tx: Executor,
  ctx: ServerContext,
  { order, note, actor }: Overdue,
): Promise<void> {
  const at = ctx.clock.now();
  if (!isBalanceOverdue(order, at) || (await isRefunding(tx, order))) throw new DomainError('status_changed');
  const { kept, back } = splitDeposit(order);
  const left = kept > 0 ? await markKept(tx, order, { kept, actor, at }) : order;
  const args = { no: order.no, back: formatFen(back), kept: formatFen(kept) };
  // Under the key of every closing: it says more than the plain message, which is then not sent.
  await notify(tx, {
    userId: order.userId,
    event: 'orderClosedOverdue',
    args,
    dedupeKey: `closed:${order.no}`,
    now: at,
  });
  await closePaidOrder(tx, ctx, { order: left, closingReason: 'balance_overdue', reason: 'expired', note, actor });
  if (kept > 0) await postKept(tx, order, { kept, actor, at });
  const { no, storeId } = order;
  if (storeId === null) return;
  const notified = { kept: args.kept, reason: note };
  await notifyStore(tx, storeId, { no, event: 'orderCloseApproved', args: notified, cause: `closed:${no}`, at });
}

interface Keeping {
  kept: Fen;
  actor: Member;
  at: Date;
}

async function markKept(tx: Executor, order: Order, { kept, actor, at }: Keeping): Promise<Order> {
  const settlementStatus = order.storeId === null ? ('settled' as const) : ('pending' as const);
  const facts = { forfeitedAmount: kept, settlementStatus };
  return amendOrder(tx, order, { event: 'forfeit', at, actor, reason: formatFen(kept), facts });
}

/** Like a completion (P5, P5o), but of the kept part alone and without a commission: nothing was sold. */
async function postKept(
  tx: Executor,
  { id: orderId, no, storeId }: Order,
  { kept, actor, at }: Keeping,
): Promise<void> {
  const cause = `forfeit:${no}`;
  if (storeId !== null) await writeLine(tx, { storeId, kind: 'earning', orderId, cause, grossAmount: kept, at });
  await post(tx, {
    type: 'order_forfeit',
    ref: { type: 'order', no },
    idem: cause,
    memo: { key: 'memoOrderForfeit', args: { no } },
    entries: [
      { account: accounts.orderEscrow, amount: -kept },
      { account: storeId === null ? accounts.incomeSales : accounts.storePending(storeId), amount: kept },
    ],
    actor,
    at,
  });
}
