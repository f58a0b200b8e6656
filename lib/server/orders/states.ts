import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';

interface Move {
  from: readonly OrderStatus[];
  to: readonly OrderStatus[];
}

/**
 * States of an order and the moves between them, by their numbers in docs/domain/orders.md 3. A move that is not listed
 * is forbidden. Who may make one, and under which conditions, is with its use case.
 */
export const orderMoves = {
  /** O2, O2z, O2d: paid in full, by nothing, or as far as the deposit. */
  pay: { from: ['pending_payment'], to: ['pending_dispatch'] },
  /** O2b: the rest after a deposit. */
  payBalance: { from: ['pending_dispatch', 'processing'], to: ['pending_dispatch', 'processing'] },
  /** O3. */
  cancelUnpaid: { from: ['pending_payment'], to: ['closed'] },
  /** O4. */
  expire: { from: ['pending_payment'], to: ['closed'] },
  /** O5. */
  adjust: { from: ['pending_payment'], to: ['pending_payment'] },
  /** O6. */
  accept: { from: ['pending_dispatch'], to: ['processing'] },
  /** O6t. */
  transfer: { from: ['processing'], to: ['pending_dispatch'] },
  /** O7: money on its way back; closed once it is there. */
  cancelPaid: { from: ['pending_dispatch'], to: ['closed'] },
  /** O8. */
  giveUp: { from: ['pending_dispatch'], to: ['closed'] },
  /** O9: some lines. */
  shipPart: { from: ['processing'], to: ['processing'] },
  /** O9, O10: the last ones, or the service is done. */
  ship: { from: ['processing'], to: ['shipped'] },
  /** O11. */
  receive: { from: ['shipped'], to: ['received'] },
  /** O12. */
  extend: { from: ['shipped'], to: ['shipped'] },
  /** O13. */
  complete: { from: ['received'], to: ['completed'] },
  /** O14. */
  refundAll: { from: ['pending_dispatch', 'processing', 'shipped', 'received'], to: ['closed'] },
  /** O15, O15b. */
  closeByOperator: { from: ['pending_dispatch', 'processing'], to: ['closed'] },
  /** O17. */
  hide: { from: ['closed', 'completed'], to: ['closed', 'completed'] },
} as const satisfies Record<string, Move>;

export type OrderMove = keyof typeof orderMoves;

export function canMove(status: OrderStatus, move: OrderMove): boolean {
  return (orderMoves[move].from as readonly OrderStatus[]).includes(status);
}

export const dispatchStatuses = ['pooled', 'assigned', 'claimed', 'accepted', 'expired', 'cancelled'] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/** States in which a dispatch stands between an order and its store; an order has one such at most. */
export const activeDispatch = ['pooled', 'assigned', 'claimed', 'accepted'] as const satisfies DispatchStatus[];

interface DispatchMove {
  from: readonly DispatchStatus[];
  to: DispatchStatus;
}

/** The order pool (docs/domain/orders.md 6). */
export const dispatchMoves = {
  assign: { from: ['pooled', 'expired'], to: 'assigned' },
  claim: { from: ['pooled'], to: 'claimed' },
  accept: { from: ['claimed', 'assigned'], to: 'accepted' },
  /** The platform does it itself. */
  take: { from: ['pooled', 'expired'], to: 'accepted' },
  /** Given up, or not accepted in time. */
  release: { from: ['claimed'], to: 'pooled' },
  /** Refused, or not answered in time. */
  refuse: { from: ['assigned'], to: 'pooled' },
  transfer: { from: ['accepted'], to: 'pooled' },
  cancel: { from: ['pooled', 'assigned', 'claimed', 'accepted', 'expired'], to: 'cancelled' },
  expire: { from: ['pooled'], to: 'expired' },
  /** An operator keeps an order in the pool longer. */
  repool: { from: ['expired'], to: 'pooled' },
} as const satisfies Record<string, DispatchMove>;
export type DispatchMoveName = keyof typeof dispatchMoves;
