/**
 * States of a payment and the moves between them (docs/domain/payments.md 3). A move that is not listed is forbidden.
 */
export const paymentStatuses = ['created', 'pending', 'processing', 'succeeded', 'failed', 'closed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

interface Move {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
}

const open = ['created', 'pending', 'processing'] as const;

export const paymentMoves = {
  /** The provider knows of it; the customer can pay. */
  start: { from: ['created'], to: 'pending' },
  /** The customer says it is paid, nobody has checked yet. */
  claim: { from: ['pending'], to: 'processing' },
  /** Only a verified notice, a query on the server, or an operator who saw the money. */
  succeed: { from: open, to: 'succeeded' },
  /** The money came after nobody waited for it any more; for what spoils it pays nothing and goes back. */
  succeedLate: { from: ['closed'], to: 'succeeded' },
  fail: { from: open, to: 'failed' },
  /** Nobody paid in time. A claimed transfer waits for its operator instead. */
  close: { from: ['created', 'pending'], to: 'closed' },
} as const satisfies Record<string, Move>;

export type PaymentMove = keyof typeof paymentMoves;

export function canMove(status: PaymentStatus, move: PaymentMove): boolean {
  return (paymentMoves[move].from as readonly PaymentStatus[]).includes(status);
}

export const refundStatuses = ['pending', 'processing', 'succeeded', 'failed', 'manual_required'] as const;
type RefundStatus = (typeof refundStatuses)[number];

/**
 * Money on its way back (docs/domain/payments.md 7). Without an answer it stays `processing` and is asked about, never
 * sent anew.
 */
export const refundMoves = {
  start: { from: ['pending', 'failed'], to: 'processing' },
  succeed: { from: ['pending', 'processing', 'manual_required'], to: 'succeeded' },
  fail: { from: ['processing'], to: 'failed' },
  /** The way it came is closed: an operator transfers it. */
  hand: { from: ['pending', 'processing', 'failed'], to: 'manual_required' },
} as const satisfies Record<string, { from: readonly RefundStatus[]; to: RefundStatus }>;
export type RefundMove = keyof typeof refundMoves;
