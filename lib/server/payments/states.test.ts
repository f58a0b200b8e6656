import { expect, it } from '@jest/globals';
import { canMove, type PaymentMove, type PaymentStatus, paymentMoves, paymentStatuses } from './states.ts';

/** All that is allowed; everything else is refused. */
const allowed: Record<PaymentStatus, PaymentMove[]> = {
  created: ['start', 'succeed', 'fail', 'close'],
  pending: ['claim', 'succeed', 'fail', 'close'],
  processing: ['succeed', 'fail'],
  succeeded: [],
  failed: [],
  closed: ['succeedLate'],
};

const moves = Object.keys(paymentMoves) as PaymentMove[];
const pairs = paymentStatuses.flatMap((status) =>
  moves.map((move) => [status, move, allowed[status].includes(move)] as const),
);

it.each(pairs)('from %s, %s: %s', (status, move, isAllowed) => {
  expect(canMove(status, move)).toBe(isAllowed);
});
