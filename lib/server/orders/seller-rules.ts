import type { OperatorOrderAction } from '#lib/contract/operator-order.ts';
import type { SellerAction } from '#lib/contract/store-order.ts';
import type { Dispatch } from './dispatch-repository.ts';
import type { Order } from './repository.ts';
import { canMove, type DispatchMoveName, dispatchMoves } from './states.ts';

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
>;
export type Way = Pick<Dispatch, 'status' | 'storeId' | 'acceptDeadline'> | undefined;

const canTake = (way: Way, move: DispatchMoveName) =>
  way !== undefined && (dispatchMoves[move].from as readonly string[]).includes(way.status);

/** Whether the order waits for the answer of this store. */
export const isAsked = (way: Way, storeId: number) => way?.storeId === storeId && canTake(way, 'accept');

/** Whether the seller carries the order out; null: the platform itself. */
export const isCarriedOutBy = (order: Pick<Order, 'acceptedAt' | 'storeId'>, storeId: number | null) =>
  order.acceptedAt !== null && order.storeId === storeId;

const isAtWork = ({ status, aftersaleStatus, closingReason }: Acted) =>
  status === 'processing' && aftersaleStatus !== 'open' && !closingReason;
const isPaid = ({ paidAmount, payableAmount }: Acted) => paidAmount >= payableAmount;

const ownRules: Partial<Record<SellerAction, (order: Acted) => boolean>> = {
  ship: (order) => isAtWork(order) && isPaid(order) && order.fulfilment === 'ship',
  tracking: ({ status, fulfilmentStatus, fulfilment }) =>
    fulfilment === 'ship' && (status === 'shipped' || (status === 'processing' && fulfilmentStatus === 'partial')),
  appointment: (order) => isAtWork(order) && order.fulfilment === 'service',
  done: (order) => isAtWork(order) && isPaid(order) && order.fulfilment !== 'ship',
  note: () => true,
};

/** The moves a store, or with null the platform, may make now as who carries an order out. */
export function sellerActions(order: Acted, way: Way, storeId: number | null): SellerAction[] {
  if (isCarriedOutBy(order, storeId)) {
    const names = Object.keys(ownRules) as SellerAction[];
    return names.filter((name) => ownRules[name]?.(order));
  }
  if (storeId === null || !isAsked(way, storeId)) return [];
  return ['accept', way?.status === 'claimed' ? 'release' : 'refuse'];
}

const operatorRules: Record<OperatorOrderAction, (order: Acted, way: Way) => boolean> = {
  dispatch: (_, way) => canTake(way, 'assign'),
  take: (_, way) => canTake(way, 'take'),
  transfer: (order) => canMove(order.status, 'transfer') && isAtWork(order) && order.fulfilmentStatus === 'unfulfilled',
  extend: (_, way) => way?.status === 'pooled' || canTake(way, 'repool'),
  close: ({ status, closingReason }) => canMove(status, 'closeByOperator') && !closingReason,
  adjust: ({ status }) => canMove(status, 'adjust'),
};

export function operatorActions(order: Acted, way: Way): OperatorOrderAction[] {
  const names = Object.keys(operatorRules) as OperatorOrderAction[];
  return names.filter((name) => operatorRules[name](order, way));
}

export interface SellerDeadline {
  key: 'accept' | 'receipt' | 'aftersale';
  at: Date;
}

type Timed = Pick<Order, 'status' | 'autoConfirmAt' | 'aftersaleDeadline' | 'frozenAt'>;

/** What happens next by itself. Clocks that stand still name no time. */
export function sellerDeadline(order: Timed, way: Way): SellerDeadline | undefined {
  const name = (key: SellerDeadline['key'], at: Date | null | undefined) => (at ? { key, at } : undefined);
  if (order.status === 'pending_dispatch') return name('accept', way?.acceptDeadline);
  if (order.frozenAt) return undefined;
  if (order.status === 'shipped') return name('receipt', order.autoConfirmAt);
  return order.status === 'received' ? name('aftersale', order.aftersaleDeadline) : undefined;
}
