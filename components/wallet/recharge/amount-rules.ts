/** Fen of an amount as it is typed or sent; undefined when it is none. */
export function toFen(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, yuan = '0', decimals = ''] = match;
  return Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Both ends are allowed. An amount that is none is somebody else's fault to name. */
export function isWithin(text: string, { min, max }: { min: string; max: string }): boolean {
  const fen = toFen(text);
  return fen === undefined || (fen >= (toFen(min) ?? 0) && fen <= (toFen(max) ?? Number.MAX_SAFE_INTEGER));
}

/** Amounts, in yuan, that people choose most. */
const common = ['100', '200', '500', '1000', '2000', '5000'];

export function presetsWithin(limits: { min: string; max: string }): string[] {
  return common.filter((amount) => isWithin(amount, limits));
}

/** Two decimals, as the API writes it; undefined when it is no amount. */
export function withDecimals(text: string): string | undefined {
  const fen = toFen(text);
  return fen === undefined ? undefined : `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
