import type { InvoiceMismatch } from '#lib/contract/invoices/records.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Application } from '../application-repository.ts';
import type { IssuedFacts } from './provider.ts';

/**
 * What became of what a provider said. `late`: a document that has no application any more, or is its second one;
 * `mismatch`: not what was asked for; `unanswered`: it was told of, and is asked about again.
 */
export const resultOutcomes = [
  'applied',
  'pending',
  'duplicate',
  'late',
  'mismatch',
  'unknown',
  'foreign',
  'unanswered',
] as const;
export type ResultOutcome = (typeof resultOutcomes)[number];

/** Pauses between the questions to a provider (docs/domain/invoices.md 10); the last one repeats. */
const pausesInMinutes = [1, 2, 5, 15, 60] as const;

/** So many questions without a result are told to whoever issues. */
export const questionsBeforeHelp = pausesInMinutes.length;

/** Minutes until something is asked about again that was asked about so often, this time included. */
export const pauseAfter = (attempts: number): number =>
  pausesInMinutes[Math.min(Math.max(attempts, 1), pausesInMinutes.length) - 1] ?? 60;

/** So many tries without a file, and its recipient is told of the invoice without it. */
export const triesBeforeMail = 3;

/** So many, and its issuer has to see to it. */
export const triesForFiles = 24;

/** Names as they are compared: kinds of brackets, blanks and capitals do not matter. */
const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toUpperCase();

interface Asked {
  application: Pick<Application, 'amount' | 'title'>;
  sellerTaxNo: string;
}

/** What of a document is not as it was asked for; such a document is never recorded. */
export function findDifference({ application, sellerTaxNo }: Asked, facts: IssuedFacts): InvoiceMismatch | undefined {
  if (facts.amount !== application.amount) return 'amount';
  if (plain(facts.buyerName) !== plain(application.title.name)) return 'buyerName';
  if (plain(facts.buyerTaxNo) !== plain(application.title.taxNo)) return 'buyerTaxNo';
  const isOthers = facts.sellerTaxNo !== undefined && sellerTaxNo !== '' && facts.sellerTaxNo !== sellerTaxNo;
  return isOthers ? 'sellerTaxNo' : undefined;
}

/** A red document takes back exactly what was asked for, whichever sign its provider writes. */
export const isRedAmount = (asked: Fen, said: Fen): boolean => Math.abs(said) === asked;
