import type { WorkColumn } from '#components/work/work-types.ts';

/** What a statement sums up, in the order in which it adds up. */
export const statementSums = ['opening', 'earnings', 'reversals', 'fees', 'adjustments', 'net', 'closing'] as const;
type SumName = (typeof statementSums)[number];
export type StatementSums = Record<SumName, string>;

/** What may be left out of a table where room is short. */
const spare: readonly SumName[] = ['opening', 'closing', 'adjustments'];

export const statementTones = {
  to_confirm: 'warning',
  disputed: 'warning',
  confirmed: 'primary',
  settled: 'success',
} as const;

interface SumColumns {
  of: readonly SumName[];
  /** Puts a sum into the words of the reader. */
  label: (name: SumName) => string;
  write: (amount: string) => string;
}

/** A column for each of these sums. */
export const sumColumns = ({ of, label, write }: SumColumns): WorkColumn<StatementSums>[] =>
  of.map((key) => ({
    key,
    label: label(key),
    align: 'end',
    isSpare: spare.includes(key),
    cell: (row) => write(row[key]),
  }));
