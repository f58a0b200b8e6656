import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';

interface Move {
  from: readonly InvoiceStatus[];
  to: InvoiceStatus;
}

/** States of an application and the moves between them (docs/domain/invoices.md 7). What is not listed is forbidden. */
export const invoiceMoves = {
  /** I6: its recipient has thought better of it, or nothing of it is left. */
  cancel: { from: ['submitted', 'failed'], to: 'cancelled' },
  /** I2: a provider is asked; also again under the same number after it failed. */
  begin: { from: ['submitted', 'failed'], to: 'issuing' },
  /** I3: the provider has issued it. */
  issue: { from: ['issuing'], to: 'issued' },
  /** I3m: a person has issued it and says so. */
  record: { from: ['submitted', 'failed'], to: 'issued' },
  /** I4. */
  fail: { from: ['issuing'], to: 'failed' },
  /** I5. */
  reject: { from: ['submitted', 'failed'], to: 'rejected' },
  /** A refund has made it smaller: it waits for its issuer again. */
  shrink: { from: ['submitted', 'failed'], to: 'submitted' },
  /** I7: all or a part of it is to be taken back. */
  reverse: { from: ['issued', 'partially_reversed'], to: 'reversing' },
  /** I8: a red document is there, and nothing, or something, is left. */
  finishWhole: { from: ['reversing'], to: 'reversed' },
  finishPart: { from: ['reversing'], to: 'partially_reversed' },
  /** I9: nothing came of it; back to what it was. */
  giveUpIssued: { from: ['reversing'], to: 'issued' },
  giveUpPart: { from: ['reversing'], to: 'partially_reversed' },
  /** I11: paper, in the month it was issued in. */
  void: { from: ['issued'], to: 'voided' },
} as const satisfies Record<string, Move>;

export type InvoiceMove = keyof typeof invoiceMoves;

export function canMove(status: InvoiceStatus, move: InvoiceMove): boolean {
  return (invoiceMoves[move].from as readonly InvoiceStatus[]).includes(status);
}
