import { describe, expect, it } from '@jest/globals';
import { type OrderStatus, orderStatuses } from '#lib/contract/orders/member-orders.ts';
import {
  activeDispatch,
  canMove,
  type DispatchMoveName,
  type DispatchStatus,
  dispatchMoves,
  dispatchStatuses,
  type OrderMove,
  orderMoves,
} from './states.ts';

/** All that is allowed, by state; everything else is refused. */
const allowed: Record<OrderStatus, Partial<Record<OrderMove, OrderStatus[]>>> = {
  pending_payment: {
    pay: ['pending_dispatch'],
    cancelUnpaid: ['closed'],
    expire: ['closed'],
    adjust: ['pending_payment'],
  },
  pending_dispatch: {
    payBalance: ['pending_dispatch', 'processing'],
    accept: ['processing'],
    cancelPaid: ['closed'],
    giveUp: ['closed'],
    refundAll: ['closed'],
    closeByOperator: ['closed'],
  },
  processing: {
    payBalance: ['pending_dispatch', 'processing'],
    transfer: ['pending_dispatch'],
    shipPart: ['processing'],
    ship: ['shipped'],
    refundAll: ['closed'],
    closeByOperator: ['closed'],
  },
  shipped: { receive: ['received'], extend: ['shipped'], refundAll: ['closed'] },
  received: { complete: ['completed'], refundAll: ['closed'] },
  completed: { hide: ['closed', 'completed'] },
  closed: { hide: ['closed', 'completed'] },
};

const moves = Object.keys(orderMoves) as OrderMove[];

describe('an order', () => {
  const pairs = orderStatuses.flatMap((status) => moves.map((move) => [status, move, allowed[status][move]] as const));

  it.each(pairs)('from %s, %s: %j', (status, move, to) => {
    expect(canMove(status, move)).toBe(to !== undefined);
    if (to) expect([...orderMoves[move].to].sort()).toEqual([...to].sort());
  });

  it('never leaves an end state', () => {
    for (const status of ['closed', 'completed'] as const) {
      expect(moves.filter((move) => canMove(status, move))).toEqual(['hide']);
    }
  });
});

/** Where each move of a dispatch leads, by state; everything else is refused. */
const allowedDispatch: Record<DispatchStatus, Partial<Record<DispatchMoveName, DispatchStatus>>> = {
  pooled: { assign: 'assigned', claim: 'claimed', take: 'accepted', cancel: 'cancelled', expire: 'expired' },
  assigned: { accept: 'accepted', refuse: 'pooled', cancel: 'cancelled' },
  claimed: { accept: 'accepted', release: 'pooled', cancel: 'cancelled' },
  accepted: { transfer: 'pooled', cancel: 'cancelled' },
  expired: { assign: 'assigned', take: 'accepted', cancel: 'cancelled', repool: 'pooled' },
  cancelled: {},
};

describe('a dispatch', () => {
  const names = Object.keys(dispatchMoves) as DispatchMoveName[];
  const pairs = dispatchStatuses.flatMap((status) =>
    names.map((move) => [status, move, allowedDispatch[status][move]] as const),
  );

  it.each(pairs)('from %s, %s: %s', (status, move, to) => {
    const { from, to: destination } = dispatchMoves[move];
    const isAllowed = (from as readonly DispatchStatus[]).includes(status);
    expect(isAllowed ? destination : undefined).toBe(to);
  });

  it('stands between an order and its store in these states', () => {
    expect(activeDispatch).toEqual(['pooled', 'assigned', 'claimed', 'accepted']);
  });
});
