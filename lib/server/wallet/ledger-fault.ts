/** What must hold at every moment (docs/domain/wallet.md 7). Each has its words in the `ledger` messages. */
const ledgerRules = [
  'balanceIsSum',
  'unitSumsToZero',
  'journalSumsToZero',
  'journalHasEntries',
  'entriesAreAChain',
  'balanceAboveFloor',
  'holdsAreSum',
  'documentIsPosted',
  'postingHasDocument',
  'escrowIsSum',
  'allocationsAreSum',
  'payableIsSum',
  'pendingIsSum',
  'statementIsSum',
  'withdrawingIsSum',
  'invoicedIsPaid',
  'documentIsSum',
  'applicationIsSum',
  'redsAreWithin',
  'fapiaoNoIsOne',
  'billLineIsBooked',
  'bookedIsOnBill',
] as const;
export type LedgerRule = (typeof ledgerRules)[number];

/** Something in the ledger that cannot be: which rule it breaks, where, and the two numbers that should be one. */
export interface LedgerFault {
  rule: LedgerRule;
  subject: string;
  found: number;
  expected: number;
}
