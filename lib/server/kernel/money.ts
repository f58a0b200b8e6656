/**
 * Money inside the server is a safe integer of the smallest unit (fen). On the wire it is a string with two decimals
 * (contract §0.7). It is never a floating-point number of yuan.
 */
export type Fen = number;

const wirePattern = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/;

/** "12.5" → 1250. Throws a RangeError for anything that is not a decimal with at most two places. */
export function parseFen(text: string): Fen {
  const match = wirePattern.exec(text.trim());
  if (!match) throw new RangeError(`not an amount: ${text}`);
  const [, sign, whole, fraction = ''] = match;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -value : value;
}

/** 1250 → "12.50", -5 → "-0.05". */
export function formatFen(amount: Fen): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an integer amount: ${amount}`);
  const digits = Math.abs(amount).toString().padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Share of an amount by basis points, rounded half up away from zero (docs/domain/common.md 2). */
export function shareByBasisPoints(amount: Fen, basisPoints: number): Fen {
  const exact = BigInt(amount) * BigInt(basisPoints);
  const rounded = (exact < 0n ? -exact : exact) * 2n + 10_000n;
  const value = Number(rounded / 20_000n);
  return exact < 0n ? -value : value;
}

/**
 * Splits a total over weights so that the parts always sum to the total: largest remainder, earlier part first when
 * remainders tie (docs/domain/common.md 2). All weights zero → the first part takes everything.
 */
export function splitByWeights(total: Fen, weights: number[]): Fen[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((left, right) => left + right, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (BigInt(total) * BigInt(weight)) / BigInt(sum));
  const parts = exact.map(Number);
  const rest = total - parts.reduce((left, right) => left + right, 0);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: Number((BigInt(Math.abs(total)) * BigInt(weight)) % BigInt(sum)) }))
    .sort((left, right) => right.remainder - left.remainder || left.index - right.index);
  for (const { index } of byRemainder.slice(0, Math.abs(rest))) parts[index] = (parts[index] ?? 0) + Math.sign(rest);
  return parts;
}
