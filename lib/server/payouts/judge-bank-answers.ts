import type { ResultOutcome } from '#lib/contract/payouts/bank-file.ts';
import type { BatchRow } from './batch-repository.ts';
import type { BankAnswer } from './read-bank-result.ts';
import { canMove } from './states.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

export interface JudgedAnswer extends BankAnswer {
  outcome: ResultOutcome;
  /** Undefined: of no withdrawal of this batch. */
  withdrawal: Withdrawal | undefined;
}

/** What each answer means for the batch, in the order of the file; `mayPay` tells what the reader may decide about. */
export function judgeBankAnswers(
  answers: BankAnswer[],
  rows: BatchRow[],
  mayPay: (withdrawal: Withdrawal) => boolean,
): JudgedAnswer[] {
  const byNo = new Map(rows.map((row) => [row.withdrawal.no, row]));
  const seen = new Set<string>();
  return answers.map((answer) => {
    const row = byNo.get(answer.no);
    const isTwice = seen.has(answer.no);
    seen.add(answer.no);
    const outcome = row && isTwice ? 'twice' : outcomeOf(answer, row, mayPay);
    return { ...answer, outcome, withdrawal: row?.withdrawal };
  });
}

function outcomeOf(
  { verdict, amount }: BankAnswer,
  row: BatchRow | undefined,
  mayPay: (withdrawal: Withdrawal) => boolean,
): ResultOutcome {
  if (!row) return 'unknown';
  const { withdrawal } = row;
  if (amount !== undefined && amount !== withdrawal.netAmount) return 'amount_differs';
  if (verdict === 'unclear') return 'unclear';
  const recorded = findRecorded(row);
  if (recorded) return verdict === recorded ? 'done' : 'contradicts';
  return mayPay(withdrawal) ? verdict : 'not_yours';
}

/** What is known of this attempt already. Only what has failed goes out again; what came back had been paid. */
function findRecorded({ withdrawal: { status, bouncedAt }, isLastAttempt }: BatchRow) {
  if (isLastAttempt && canMove(status, 'succeed')) return undefined;
  return isLastAttempt && (status === 'paid' || bouncedAt) ? 'paid' : 'failed';
}
