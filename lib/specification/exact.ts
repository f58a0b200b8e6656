/**
 * Exact fractions. Prices multiply rates, areas and percentages before they are rounded once; binary fractions would
 * round 1.005 down and differ from what a person works out. The denominator is above zero.
 */
export interface Exact {
  over: bigint;
  under: bigint;
}

export const zero: Exact = { over: 0n, under: 1n };

export function whole(value: number): Exact {
  return { over: BigInt(value), under: 1n };
}

const decimal = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/;

/** `12.5` as 125/10. Undefined for what is no plain decimal: too large, too fine, infinite or no number. */
export function toExact(value: number | string): Exact | undefined {
  const [, sign, digits = '', fraction = ''] = decimal.exec(String(value)) ?? [];
  if (digits === '') return undefined;
  const over = BigInt(digits + fraction);
  return { over: sign ? -over : over, under: 10n ** BigInt(fraction.length) };
}

export function add(left: Exact, right: Exact): Exact {
  return { over: left.over * right.under + right.over * left.under, under: left.under * right.under };
}

export function negate({ over, under }: Exact): Exact {
  return { over: -over, under };
}

export function multiply(left: Exact, right: Exact): Exact {
  return { over: left.over * right.over, under: left.under * right.under };
}

/** Undefined when divided by zero. */
export function divide(left: Exact, right: Exact): Exact | undefined {
  if (right.over === 0n) return undefined;
  const sign = right.over < 0n ? -1n : 1n;
  return { over: left.over * right.under * sign, under: left.under * right.over * sign };
}

/** Below zero, zero or above it, as the left one is smaller, equal or larger. */
export function compare(left: Exact, right: Exact): number {
  const difference = left.over * right.under - right.over * left.under;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function floor({ over, under }: Exact): Exact {
  const quotient = over / under;
  const isAbove = over < 0n && quotient * under !== over;
  return { over: isAbove ? quotient - 1n : quotient, under: 1n };
}

export function ceil(value: Exact): Exact {
  return negate(floor(negate(value)));
}

/**
 * The nearest whole number, halves away from zero (docs/domain/common.md 2). Undefined beyond what a number holds
 * exactly.
 */
export function roundHalfUp({ over, under }: Exact): number | undefined {
  const size = over < 0n ? -over : over;
  const rounded = Number((size * 2n + under) / (under * 2n));
  if (!Number.isSafeInteger(rounded)) return undefined;
  return over < 0n && rounded !== 0 ? -rounded : rounded;
}
