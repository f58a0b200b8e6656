import type { ResultOutcome } from '#lib/contract/payouts/bank-file.ts';
import { findRepeated, toNumberKey } from '../kernel/answer-table/number-key.ts';
import type { BatchRow } from './batch-repository.ts';
import type { BankAnswer } from './read-bank-result.ts';
import { canMove } from './states.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

export interface JudgedAnswer extends BankAnswer {
  outcome: ResultOutcome;
  /** Undefined: of no withdrawal of this batch. */
  withdrawal: Withdrawal | undefined;
  /** Lines of the file that name the same number, this one among them; empty where none does. */
  lines: number[];
}

interface Known {
  rows: BatchRow[];
  /** What the reader may decide about. */
  mayPay: (withdrawal: Withdrawal) => boolean;
  /** The withdrawal that was paid under a number of the bank's, by how that is compared. */
  paidUnder: ReadonlyMap<string, string>;
}

/**
 * What each answer means for the batch, in the order of the file. Where a withdrawal, or the bank's number of something paid, stands
 * twice, no row of it means anything, whatever else it says: a bank that gives one number to a whole file has to be read by another
 * column, since each payment is recorded under a number of its own. What failed alone is recorded under none.
 */
export function judgeBankAnswers(answers: BankAnswer[], known: Known): JudgedAnswer[] {
  const byNo = new Map(known.rows.map((row) => [row.withdrawal.no, row]));
  const sameNo = findRepeated(answers, ({ named }) => named);
  const paidKeys = new Set(answers.filter(({ verdict }) => verdict === 'paid').map(keyOf));
  const sameReference = findRepeated(answers, (answer) => (paidKeys.has(keyOf(answer)) ? keyOf(answer) : ''));
  return answers.map((answer) => {
    const row = byNo.get(answer.no);
    const judged = { ...answer, withdrawal: row?.withdrawal };
    if (!row) return { ...judged, outcome: 'unknown', lines: [] };
    const lines = sameNo.get(answer);
    if (lines) return { ...judged, outcome: 'twice', lines };
    const doubled = sameReference.get(answer);
    if (doubled) return { ...judged, outcome: 'reference_twice', lines: doubled };
    return { ...judged, outcome: outcomeOf(answer, row, known), lines: [] };
  });
}

const keyOf = ({ reference }: BankAnswer) => toNumberKey(reference);

function outcomeOf(answer: BankAnswer, row: BatchRow, { mayPay, paidUnder }: Known): ResultOutcome {
  const { verdict, amount } = answer;
  const { withdrawal } = row;
  if (amount !== undefined && amount !== withdrawal.netAmount) return 'amount_differs';
  if (verdict === 'unclear') return 'unclear';
  const other = verdict === 'paid' ? paidUnder.get(keyOf(answer)) : undefined;
  if (other !== undefined && other !== withdrawal.no) return 'reference_taken';
  const recorded = findRecorded(row);
  if (recorded === verdict) return 'done';
  if (recorded && !(verdict === 'paid' && isCorrectable(row))) return 'contradicts';
  if (!mayPay(withdrawal)) return 'not_yours';
  if (verdict === 'paid' && keyOf(answer) === '') return 'reference_missing';
  return recorded ? 'corrected' : verdict;
}

/** What is known of this attempt already. Only what has failed goes out again; what came back had been paid. */
function findRecorded({ withdrawal: { status, bouncedAt }, isLastAttempt }: BatchRow) {
  if (isLastAttempt && canMove(status, 'succeed')) return undefined;
  return isLastAttempt && (status === 'paid' || bouncedAt) ? 'paid' : 'failed';
}

/** Nothing went out since, and the money has not gone back to its owner. */
const isCorrectable = ({ withdrawal: { status }, isLastAttempt }: BatchRow) =>
  isLastAttempt && canMove(status, 'correct');
