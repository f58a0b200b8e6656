import type { QuotationStatus } from '#lib/contract/quotation/member-records.ts';

interface Move {
  from: readonly QuotationStatus[];
  to: readonly QuotationStatus[];
}

/**
 * States of a quotation and the moves between them, by their numbers in docs/domain/quotation.md 3. A move that is not
 * listed is forbidden. Q1 and Q14 begin a quotation and have no state before. Who may make a move is with its use case.
 */
export const quotationMoves = {
  /** Q2. */
  submit: { from: ['draft'], to: ['submitted'] },
  /** Q3: a seller takes it up; the customer can no longer change it. */
  open: { from: ['submitted', 'negotiating'], to: ['quoting'] },
  /** Q4. */
  pullBack: { from: ['submitted'], to: ['draft'] },
  /** Q5. */
  send: { from: ['quoting'], to: ['quoted'] },
  /** Q6. */
  counter: { from: ['quoted'], to: ['negotiating'] },
  /** Q7. */
  confirm: { from: ['quoted'], to: ['converted'] },
  /** Q8. */
  decline: { from: ['quoted'], to: ['declined'] },
  /** Q9. */
  reject: { from: ['submitted', 'quoting', 'negotiating'], to: ['rejected'] },
  /** Q10. */
  cancel: { from: ['draft', 'submitted', 'quoting', 'negotiating'], to: ['cancelled'] },
  /** Q11. */
  expire: { from: ['quoted'], to: ['expired'] },
  /** Q12. */
  requote: { from: ['expired', 'declined', 'rejected'], to: ['quoting'] },
  /** Q13: its order was closed unpaid. */
  reopen: { from: ['converted'], to: ['quoted', 'expired'] },
} as const satisfies Record<string, Move>;

export type QuotationMove = keyof typeof quotationMoves;

export function canMove(status: QuotationStatus, move: QuotationMove): boolean {
  return (quotationMoves[move].from as readonly QuotationStatus[]).includes(status);
}

type Turn = 'buyer' | 'seller' | 'none';

const turns: Record<QuotationStatus, Turn> = {
  draft: 'buyer',
  submitted: 'seller',
  quoting: 'seller',
  quoted: 'buyer',
  negotiating: 'seller',
  converted: 'none',
  declined: 'none',
  rejected: 'none',
  expired: 'none',
  cancelled: 'none',
};

/** Whose move it is. */
export function turnOf(status: QuotationStatus): Turn {
  return turns[status];
}

/** States out of which an order can still come. */
export const openStatuses = [
  'draft',
  'submitted',
  'quoting',
  'quoted',
  'negotiating',
] as const satisfies QuotationStatus[];

/** Business that is open: one of the two sides has to answer. */
export const waitingStatuses = ['submitted', 'quoting', 'quoted', 'negotiating'] as const satisfies QuotationStatus[];

export const versionStatuses = ['draft', 'sent', 'superseded', 'accepted', 'declined', 'expired'] as const;
