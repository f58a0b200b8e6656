import { type FeeKind, type FeeScope, feeKinds } from '#lib/contract/orders/fees.ts';
import type { Fen } from '#lib/server/kernel/money.ts';

/** A fee as it was agreed for one line (docs/domain/settlement.md 2); later changes of rates do not touch it. */
export interface FeeTerms {
  kind: FeeKind;
  /** The rate that matched; null: agreed before rates had a table. */
  rateId: number | null;
  scope: FeeScope;
  bp: number;
  /** Of the whole line. */
  minAmount: Fen;
  /** Null: no limit. */
  maxAmount: Fen | null;
}

export type FeeAmounts = Record<FeeKind, Fen>;

interface Base {
  /** What the fees were agreed for. */
  whole: Fen;
  /** What of it has not gone back. */
  kept: Fen;
}

/**
 * What each fee takes of a line: its share of the whole line within its limits, and of that the part that goes with what
 * was kept, half up. Without limits that is the share of what was kept. Together they never take more than was kept.
 */
export function feesOf({ whole, kept }: Base, terms: readonly FeeTerms[]): FeeAmounts {
  const fees: FeeAmounts = { sales: 0, payment: 0, service: 0 };
  if (whole <= 0 || kept <= 0) return fees;
  let wholeLeft = BigInt(whole) * 10_000n;
  let keptLeft = kept;
  for (const { kind, ...term } of inOrder(terms)) {
    const exact = smaller(withinLimits(whole, term), wholeLeft);
    wholeLeft -= exact;
    const amount = Math.min(halfUp(exact * BigInt(kept), BigInt(whole) * 10_000n), keptLeft);
    keptLeft -= amount;
    fees[kind] += amount;
  }
  return fees;
}

export const sumOfFees = (fees: FeeAmounts): Fen => feeKinds.reduce((sum, kind) => sum + fees[kind], 0);

/** What an order kept of its fees before its lines did. */
interface OrderFee {
  commissionBp: number;
}

interface LineFees {
  /** Null: the line was sold before lines said their fees. */
  feeTerms: FeeTerms[] | null;
}

/** As the line says; a line that was sold before lines said it, at the rate of its order. */
export function termsOfLine({ commissionBp: bp }: OrderFee, line: LineFees): FeeTerms[] {
  if (line.feeTerms) return line.feeTerms;
  return [{ kind: 'sales', rateId: null, scope: 'default', bp, minAmount: 0, maxAmount: null }];
}

interface LinePrice {
  paidAmount: Fen;
  pointsAllocAmount: Fen;
}

/** Fees are of what the goods cost, whoever pays it: the customer, or the platform for points. */
export const feeBaseOf = ({ paidAmount, pointsAllocAmount }: LinePrice): Fen => paidAmount + pointsAllocAmount;

/** What all fees take of a line of which nothing goes back. */
export function feeOfWhole(order: OrderFee, line: LineFees & LinePrice): Fen {
  const whole = feeBaseOf(line);
  return sumOfFees(feesOf({ whole, kept: whole }, termsOfLine(order, line)));
}

/** What they take of what the customer pays for it, without what points stand for. */
export function feeOfPaid(order: OrderFee, line: LineFees & LinePrice): Fen {
  return sumOfFees(feesOf({ whole: feeBaseOf(line), kept: line.paidAmount }, termsOfLine(order, line)));
}

/** The rate that all lines share, where there is one fee without limits; undefined where no single rate says it. */
export function sharedRateOf(order: OrderFee, lines: readonly LineFees[]): number | undefined {
  const rates = lines.map((line) => {
    const [term, ...others] = termsOfLine(order, line);
    const isPlain = term && others.length === 0 && term.minAmount === 0 && term.maxAmount === null;
    return isPlain ? term.bp : undefined;
  });
  return rates.every((rate) => rate === rates[0]) ? rates[0] : undefined;
}

const inOrder = (terms: readonly FeeTerms[]) =>
  [...terms].sort((one, other) => feeKinds.indexOf(one.kind) - feeKinds.indexOf(other.kind));

/** In ten-thousandths of a fen. */
function withinLimits(whole: Fen, { bp, minAmount, maxAmount }: Pick<FeeTerms, 'bp' | 'minAmount' | 'maxAmount'>) {
  const share = BigInt(whole) * BigInt(bp);
  const least = BigInt(minAmount) * 10_000n;
  const raised = share > least ? share : least;
  return maxAmount === null ? raised : smaller(raised, BigInt(maxAmount) * 10_000n);
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);

const halfUp = (dividend: bigint, divisor: bigint): Fen => Number((dividend * 2n + divisor) / (divisor * 2n));
