import type { TaxOutcome } from '#lib/contract/invoices/tax-file.ts';
import { shopDay } from '../../kernel/clock.ts';
import type { Application } from '../application-repository.ts';
import { findFactFault } from '../document-facts.ts';
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

/** What each answer means, in the order of the file. */
export function judgeTaxAnswers(answers: readonly TaxAnswer[], { named, ...known }: Known): JudgedTaxAnswer[] {
  const byNo = new Map(named.map((each) => [each.application.no, each]));
  const seen = new Set<string>();
  const numbers = new Set<string>();
  return answers.map((answer) => {
    const found = byNo.get(answer.no);
    const isTwice = seen.has(answer.no) || (answer.verdict === 'issued' && numbers.has(numberOf(answer)));
    seen.add(answer.no);
    if (answer.verdict === 'issued' && answer.fapiaoNo) numbers.add(numberOf(answer));
    const outcome = found && isTwice ? 'twice' : outcomeOf(answer, found, known);
    return { ...answer, outcome, application: found?.application };
  });
}

function outcomeOf(answer: TaxAnswer, found: NamedApplication | undefined, known: Omit<Known, 'named'>): TaxOutcome {
  if (!found) return 'unknown';
  const { application, document } = found;
  const { verdict, amount } = answer;
  if (known.isOwn(application)) return 'own';
  if (verdict === 'unclear') return 'unclear';
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
