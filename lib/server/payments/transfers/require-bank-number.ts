import { toNumberText } from '#lib/server/kernel/answer-table/number-key.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';

/** A bank's number of a transaction as it is kept, the same however it was written. Throws `invalid_input` at `trade_no` for none. */
export function requireBankNumber(said: string): string {
  const number = toNumberText(said).toUpperCase();
  if (number === '') throw new DomainError('invalid_input', { fields: { trade_no: { key: 'required' } } });
  return number;
}
