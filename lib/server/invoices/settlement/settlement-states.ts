import type { SettlementInvoiceStatus } from '#lib/contract/invoices/settlement-words.ts';

interface Move {
  from: readonly SettlementInvoiceStatus[];
  to: SettlementInvoiceStatus;
}

/** States of an invoice that a store has handed in (docs/domain/invoices.md 15). What is not listed is forbidden. */
export const settlementMoves = {
  /** The store takes it back before anybody has looked at it. */
  withdraw: { from: ['submitted'], to: 'withdrawn' },
  accept: { from: ['submitted'], to: 'accepted' },
  /** Also later: it may turn out to be void on the tax side. */
  refuse: { from: ['submitted', 'accepted'], to: 'refused' },
} as const satisfies Record<string, Move>;
export type SettlementMove = keyof typeof settlementMoves;

export const canMoveSettlement = (status: SettlementInvoiceStatus, move: SettlementMove): boolean =>
  (settlementMoves[move].from as readonly SettlementInvoiceStatus[]).includes(status);
