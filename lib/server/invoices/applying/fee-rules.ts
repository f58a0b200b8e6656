import type { Fen } from '#lib/server/kernel/money.ts';
import type { LineTax } from './category-taxes.ts';

/** What the platform takes of a store: for the sale, and for the way it was paid. */
export const feeKinds = ['commission', 'payment'] as const;
export type FeeKind = (typeof feeKinds)[number];

/**
 * As documents call them. Rows are told apart by these names, so that what is invoiced of a statement is known fee by fee: they
 * must not change.
 */
export const feeNames: Record<FeeKind, string> = { commission: '平台服务费', payment: '支付服务费' };

/** Services of an information system; what the desk says of this code counts before it. */
export const feeTax: LineTax = { taxCode: '3040203000000000000', taxLabel: '信息技术服务', taxBp: 600 };

/** What is not invoiced yet of a fee of a statement; below zero: given back, and not yet set off. */
interface FeeLeft {
  statementId: number;
  left: Fen;
}

interface FeeOffer extends FeeLeft {
  /** What of it can be invoiced: the rest sets off what was given back elsewhere. */
  amount: Fen;
}

/**
 * Sets what the platform has given back off against what it has taken, the oldest first, so that whoever asks for which
 * statement first, together it comes to what was taken. `left` is of one fee, in the order of the statements.
 */
export function offsetFees(fees: readonly FeeLeft[]): FeeOffer[] {
  let credit = fees.reduce((sum, { left }) => sum - Math.min(0, left), 0);
  return fees.map((fee) => {
    const used = Math.min(Math.max(0, fee.left), credit);
    credit -= used;
    return { ...fee, amount: Math.max(0, fee.left) - used };
  });
}
