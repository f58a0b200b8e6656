/** What of an invoice’s file is compared with what was asked for, or typed. */
export const differenceFields = [
  'total',
  'buyer_name',
  'buyer_tax_no',
  'seller_tax_no',
  'fapiao_no',
  'fapiao_code',
  'issue_date',
] as const;
export type DifferenceField = (typeof differenceFields)[number];

/** So many files at once, at most. */
export const mostFiles = 100;

/** What a file of many means, or why it means nothing. */
export const fileOutcomes = [
  /** With it the invoice is recorded. */
  'record',
  /** The invoice is recorded already; the file is added to it. */
  'attach',
  /** There is a file of this kind already. */
  'there',
  /** No application fits: it can be chosen manually. */
  'unmatched',
  /** Several fit: which, is chosen manually. */
  'several',
  /** It is of an invoice that is not recorded, and does not say number and day. */
  'facts_missing',
  'differs',
  /** Another application has the number. */
  'taken',
  /** Not to be issued any more. */
  'closed',
  /** For whoever acts, or for their store: somebody else has to issue it. */
  'own',
  'unreadable',
] as const;
export type FileOutcome = (typeof fileOutcomes)[number];
