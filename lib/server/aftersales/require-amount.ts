import { DomainError } from '../kernel/errors.ts';
import { type Fen, formatFen } from '../kernel/money.ts';

/** What is asked for, held against what there is. Throws `invalid_input` at `amount`. */
export function requireAmount(amount: Fen | undefined, most: Fen): void {
  if (amount === undefined || (amount > 0 && amount <= most) || (amount === 0 && most === 0)) return;
  if (amount === 0) throw new DomainError('invalid_input', { fields: { amount: { key: 'amountAboveNothing' } } });
  throw new DomainError('invalid_input', {
    fields: { amount: { key: 'refundMost', values: { max: formatFen(most) } } },
  });
}
