import { tableUpload } from '../table-upload.ts';

/** Files that a bank takes payments from, and those in which it says what has become of them (docs/domain/payouts.md 9). */
const bankFileFields = ['no', 'holder', 'account', 'bank', 'branch', 'amount', 'purpose'] as const;
export type BankFileField = (typeof bankFileFields)[number];

const bankResultFields = ['no', 'status', 'reason', 'reference', 'amount'] as const;
export type BankResultField = (typeof bankResultFields)[number];

/** A column as a setting has it: what it holds, and what the bank calls it. */
export const bankFileColumn = new RegExp(`^(${bankFileFields.join('|')})\\s+\\S.*$`);
export const bankResultColumn = new RegExp(`^(${bankResultFields.join('|')})\\s+\\S.*$`);

export const defaultFileColumns = [
  'account 收款账号',
  'holder 收款户名',
  'bank 收款银行',
  'branch 开户网点',
  'amount 金额',
  'purpose 用途',
  'no 业务编号',
] as const;

export const defaultResultColumns = [
  'no 业务编号',
  'status 处理状态',
  'reason 失败原因',
  'reference 银行流水号',
  'amount 金额',
] as const;

/** So many go to the bank at once, at most. */
export const mostInBatch = 200;

/** Of a result file, in bytes. */
export const resultFileBytes = 200 * 1024;

/** What a result file may be called, by suffix or by type. */
export const resultUpload = tableUpload;

/** What a row of a result file says, or why it says nothing. */
export const resultOutcomes = [
  'paid',
  'failed',
  /** Paid after all, where it was recorded as failed and nothing went out since. */
  'corrected',
  /** It was recorded before. */
  'done',
  /** Otherwise than it was recorded before: somebody has to ask the bank. */
  'contradicts',
  /** Of no withdrawal of this batch. */
  'unknown',
  /** Other rows of the same file name the same withdrawal: none of them is believed. */
  'twice',
  /** Other rows say that they paid another withdrawal under the same number of the bank's. */
  'reference_twice',
  /** Another withdrawal was paid under this number of the bank's. */
  'reference_taken',
  /** Paid, without the bank's number: somebody has to say it. */
  'reference_missing',
  'amount_differs',
  /** Neither of the words for success nor of those for failure. */
  'unclear',
  /** The reader’s own, or approved by the reader. */
  'not_yours',
] as const;
export type ResultOutcome = (typeof resultOutcomes)[number];

const recorded: readonly ResultOutcome[] = ['paid', 'failed', 'corrected'];

/** Whether a row that says this is recorded. */
export const isRecorded = (outcome: ResultOutcome): boolean => recorded.includes(outcome);
