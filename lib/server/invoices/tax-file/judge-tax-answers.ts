import type { TaxOutcome } from '#lib/contract/invoices/tax-file.ts';
import { findRepeated, toNumberKey } from '../../kernel/answer-table/number-key.ts';
import { shopDay } from '../../kernel/clock.ts';
import type { Application } from '../application-repository.ts';
import { findFactFault } from '../issuing/document-facts.ts';
import { canMove } from '../states.ts';
import type { TaxAnswer } from './read-tax-results.ts';

/** An application that an answer names, with what is recorded of it. */
interface NamedApplication {
  application: Application;
  /** Of its blue document; undefined before. */
  document: { fapiaoCode: string; fapiaoNo: string } | undefined;
}

export interface JudgedTaxAnswer extends TaxAnswer {
  outcome: TaxOutcome;
  /** Undefined: of no application of this issuer. */
  application: Application | undefined;
  /** Lines of the file that name the same number, this one among them; empty where none does. */
  lines: number[];
}

interface Known {
  named: readonly NamedApplication[];
  /** Numbers of documents that this issuer has, code and number. */
  taken: ReadonlySet<string>;
  /** Those that somebody else has to issue. */
  isOwn: (invoice: Application) => boolean;
  now: Date;
}

/** Code and number as one text. */
export const numberOf = ({ fapiaoCode, fapiaoNo }: { fapiaoCode: string; fapiaoNo: string }): string =>
  `${fapiaoCode} ${fapiaoNo}`;

/**
 * What each answer means, in the order of the file. Where an application, or the number of an invoice, stands twice, no row of it
 * means anything, whatever else it says.
 */
export function judgeTaxAnswers(answers: readonly TaxAnswer[], { named, ...known }: Known): JudgedTaxAnswer[] {
  const byNo = new Map(named.map((each) => [each.application.no, each]));
  const sameNo = findRepeated(answers, ({ named }) => named);
  const sameNumber = findRepeated(answers, numberKeysOf(answers));
  return answers.map((answer) => {
    const found = byNo.get(answer.no);
    const judged = { ...answer, application: found?.application };
    if (!found) return { ...judged, outcome: 'unknown', lines: [] };
    const lines = sameNo.get(answer);
    if (lines) return { ...judged, outcome: 'twice', lines };
    const doubled = sameNumber.get(answer);
    if (doubled) return { ...judged, outcome: 'number_twice', lines: doubled };
    return { ...judged, outcome: outcomeOf(answer, found, known), lines: [] };
  });
}

/** By which the numbers of invoices are compared: code and number; the number alone where a row names it without a code. */
function numberKeysOf(answers: readonly TaxAnswer[]): (answer: TaxAnswer) => string {
  const keyOf = ({ fapiaoNo }: TaxAnswer) => toNumberKey(fapiaoNo);
  const bare = new Set(answers.filter(({ fapiaoCode }) => fapiaoCode === '').map(keyOf));
  return (answer) =>
    answer.fapiaoNo === '' || bare.has(keyOf(answer)) ? keyOf(answer) : toNumberKey(numberOf(answer));
}

function outcomeOf(answer: TaxAnswer, found: NamedApplication, known: Omit<Known, 'named'>): TaxOutcome {
  const { application, document } = found;
  const { verdict, amount } = answer;
  if (known.isOwn(application)) return 'own';
  // An invoice that is there was not refused.
  if (verdict === 'unclear' || (verdict === 'rejected' && answer.fapiaoNo)) return 'unclear';
  if (amount !== undefined && amount !== application.amount) return 'amount_differs';
  if (document) return verdict === 'issued' && numberOf(document) === numberOf(answer) ? 'done' : 'contradicts';
  if (application.status === 'rejected') return verdict === 'rejected' ? 'done' : 'contradicts';
  if (!canMove(application.status, 'record')) return 'closed';
  if (verdict === 'rejected') return answer.reason ? 'rejected' : 'reason_missing';
  return findFault(answer, application, known) ?? 'issued';
}

function findFault(
  answer: TaxAnswer,
  { medium, createdAt }: Application,
  { taken, now }: Pick<Known, 'taken' | 'now'>,
): TaxOutcome | undefined {
  const [field] = findFactFault(medium, answer, { since: shopDay(createdAt), now }) ?? [];
  if (field) return field === 'issueDate' ? 'date_wrong' : 'number_wrong';
  return taken.has(numberOf(answer)) ? 'number_taken' : undefined;
}
