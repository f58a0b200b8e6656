import type { OperatorOrderAction } from '#lib/contract/orders/desk-orders.ts';
import type { SellerAction } from '#lib/contract/orders/store-orders.ts';
import type { Dispatch } from '../dispatch/dispatch-repository.ts';
import { isBalanceOverdue } from '../pricing/balance-rules.ts';
import type { Order } from '../repository.ts';
import { canMove, type DispatchMoveName, dispatchMoves } from '../states.ts';

type Acted = Pick<
  Order,
  | 'status'
  | 'storeId'
  | 'acceptedAt'
  | 'fulfilment'
  | 'fulfilmentStatus'
  | 'aftersaleStatus'
  | 'closingReason'
  | 'paidAmount'
  | 'payableAmount'
  | 'fixedStoreId'
  | 'paidAt'
  | 'balanceDeadline'
>;
type Way = Pick<Dispatch, 'status' | 'storeId' | 'acceptDeadline'> | undefined;

const canTake = (way: Way, move: DispatchMoveName) =>
  way !== undefined && (dispatchMoves[move].from as readonly string[]).includes(way.status);

/** Whether the order waits for the answer of this store. */
export const isPending = (way: Way, storeId: number) => way?.storeId === storeId && canTake(way, 'accept');

/** Whether the order comes from an offer of this store and was never paid: nobody else has a say in it. */
export const isOffered = (order: Pick<Order, 'storeId' | 'fixedStoreId' | 'paidAt'>, storeId: number) =>
  order.storeId === null && order.fixedStoreId === storeId && order.paidAt === null;

/** Whether the seller carries the order out; null: the platform itself. */
export const isCarriedOutBy = (order: Pick<Order, 'acceptedAt' | 'storeId'>, storeId: number | null) =>
  order.acceptedAt !== null && order.storeId === storeId;

const isAtWork = ({ status, aftersaleStatus, closingReason }: Acted) =>
  status === 'processing' && aftersaleStatus !== 'open' && !closingReason;
const isPaid = ({ paidAmount, payableAmount }: Pick<Acted, 'paidAmount' | 'payableAmount'>) =>
  paidAmount >= payableAmount;

interface SellerView {
  way: Way;
  /** Who asks: a store, or with null the platform. */
  storeId: number | null;
  now: Date;
  /** Somebody has asked for its closing, and nobody has decided. */
  isCloseRequested: boolean;
  /** Something is left to send that no after-sales case asks for. */
  isShippable: boolean;
}

const ownRules: Partial<Record<SellerAction, (order: Acted, view: SellerView) => boolean>> = {
  ship: (order, { isShippable }) =>
    order.status === 'processing' &&
    !order.closingReason &&
    isPaid(order) &&
    order.fulfilment === 'ship' &&
    isShippable,
  tracking: ({ status, fulfilmentStatus, fulfilment }) =>
    fulfilment === 'ship' && (status === 'shipped' || (status === 'processing' && fulfilmentStatus === 'partial')),
  appointment: (order) => isAtWork(order) && order.fulfilment === 'service',
  done: (order) => isAtWork(order) && isPaid(order) && order.fulfilment !== 'ship',
  // The platform closes its own orders itself.
  askClose: (order, { storeId, now, isCloseRequested }) =>
    storeId !== null && !isCloseRequested && isBalanceOverdue(order, now),
  note: () => true,
};

const offeredRules: Partial<Record<SellerAction, (order: Acted) => boolean>> = {
  adjust: ({ status }) => canMove(status, 'adjust'),
  cancel: ({ status }) => canMove(status, 'cancelUnpaid'),
};

/** The moves a store, or the platform, may make now as who carries an order out, is asked to, or made the offer of it. */
export function sellerActions(order: Acted, view: SellerView): SellerAction[] {
  const { way, storeId } = view;
  if (isCarriedOutBy(order, storeId)) {
    const names = Object.keys(ownRules) as SellerAction[];
    return names.filter((name) => ownRules[name]?.(order, view));
  }
  if (storeId === null) return [];
  if (isOffered(order, storeId)) {
    const names = Object.keys(offeredRules) as SellerAction[];
    return names.filter((name) => offeredRules[name]?.(order));
  }
  if (!isPending(way, storeId)) return [];
  return ['accept', way?.status === 'claimed' ? 'release' : 'refuse'];
}

const operatorRules: Record<OperatorOrderAction, (order: Acted, way: Way) => boolean> = {
  dispatch: (_, way) => canTake(way, 'assign'),
  take: (_, way) => canTake(way, 'take'),
  transfer: (order) => canMove(order.status, 'transfer') && isAtWork(order) && order.fulfilmentStatus === 'unfulfilled',
  extend: (_, way) => way?.status === 'pooled' || canTake(way, 'repool'),
  close: ({ status, closingReason }) => canMove(status, 'closeByOperator') && !closingReason,
  adjust: ({ status }) => canMove(status, 'adjust'),
  cancel: ({ status }) => canMove(status, 'cancelUnpaid'),
  confirmReceipt: ({ status, aftersaleStatus }) => canMove(status, 'receive') && aftersaleStatus !== 'open',
};

/** What moves money: nobody decides that about an order of their own. */
const ofOthersOnly: readonly OperatorOrderAction[] = ['adjust', 'close'];

export function operatorActions(
  order: Acted & Pick<Order, 'userId'>,
  { way, operatorId }: { way: Way; operatorId: number },
): OperatorOrderAction[] {
  const names = Object.keys(operatorRules) as OperatorOrderAction[];
  const isOwn = order.userId === operatorId;
  return names.filter((name) => operatorRules[name](order, way) && !(isOwn && ofOthersOnly.includes(name)));
}

export interface SellerDeadline {
  key: 'pay' | 'accept' | 'ship' | 'receipt' | 'aftersale';
  at: Date;
}

type Timed = Pick<
  Order,
  | 'status'
  | 'payDeadline'
  | 'shipBy'
  | 'paidAmount'
  | 'payableAmount'
  | 'closingReason'
  | 'autoConfirmAt'
  | 'aftersaleDeadline'
  | 'frozenAt'
>;

/** What happens next by itself, or is promised until then. Clocks that stand still name no time; that of a payment stands while its transfer is checked. */
export function sellerDeadline(order: Timed, way: Way, isReviewed = false): SellerDeadline | undefined {
  const name = (key: SellerDeadline['key'], at: Date | null | undefined) => (at ? { key, at } : undefined);
  if (order.status === 'pending_payment') return isReviewed ? undefined : name('pay', order.payDeadline);
  if (order.status === 'pending_dispatch') return name('accept', way?.acceptDeadline);
  if (order.frozenAt) return undefined;
  // What is not paid in full waits for the customer.
  if (order.status === 'processing')
    return isPaid(order) && !order.closingReason ? name('ship', order.shipBy) : undefined;
  if (order.status === 'shipped') return name('receipt', order.autoConfirmAt);
  return order.status === 'received' ? name('aftersale', order.aftersaleDeadline) : undefined;
}
