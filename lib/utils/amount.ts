import { tidyAmount } from '#lib/contract/amount-text.ts';

/** Fen of an amount as it is typed (wide digits, thousands and ¥ included) or sent; undefined when it is none. */
export function toFen(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(tidyAmount(text));
  if (!match) return undefined;
  const [, yuan = '0', decimals = ''] = match;
  return Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Two decimals, as the API writes it; undefined when it is no amount. */
export function withDecimals(text: string): string | undefined {
  const fen = toFen(text);
  return fen === undefined ? undefined : fromFen(fen);
}

/** An amount as the API writes it; one below zero with its sign. */
export function fromFen(fen: number): string {
  const size = Math.abs(fen);
  return `${fen < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** Fen of an amount of the API, which may be below zero. */
export function fenOf(amount: string): number {
  const size = toFen(amount.replace('-', '')) ?? 0;
  return amount.startsWith('-') ? -size : size;
}
