import type { RedStatus } from '#lib/contract/invoices/records.ts';

interface Move {
  from: readonly RedStatus[];
  to: RedStatus;
}

/**
 * States of a red-letter confirmation (docs/domain/invoices.md 9). Confirmation is needed where the buyer has booked or
 * deducted the invoice; the red document is issued from `no_confirm_needed` and `confirmed` alone.
 */
export const redMoves = {
  needsNobody: { from: ['applying'], to: 'no_confirm_needed' },
  askBuyer: { from: ['applying'], to: 'await_buyer' },
  askSeller: { from: ['applying'], to: 'await_seller' },
  confirm: { from: ['await_buyer', 'await_seller'], to: 'confirmed' },
  denyAsBuyer: { from: ['await_buyer'], to: 'denied_by_buyer' },
  denyAsSeller: { from: ['await_seller'], to: 'denied_by_seller' },
  /** Nobody answered within 72 hours. */
  lapse: { from: ['await_buyer', 'await_seller'], to: 'timeout' },
  withdraw: { from: ['applying', 'no_confirm_needed', 'await_buyer', 'await_seller'], to: 'withdrawn' },
  withdrawConfirmed: { from: ['confirmed'], to: 'withdrawn_after_confirm' },
  finish: { from: ['no_confirm_needed', 'confirmed'], to: 'done' },
} as const satisfies Record<string, Move>;

export type RedMove = keyof typeof redMoves;

export function canMoveRed(status: RedStatus, move: RedMove): boolean {
  return (redMoves[move].from as readonly RedStatus[]).includes(status);
}
