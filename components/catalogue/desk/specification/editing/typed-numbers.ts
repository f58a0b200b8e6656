/** Yuan with at most two decimals, as forms take them. */
export function isAmount(text: string): boolean {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text.trim());
}

/** Whole fen of an amount; call it for what `isAmount`. */
export function toFen(text: string): number {
  const [yuan = '0', decimals = ''] = text.trim().split('.');
  return Number(yuan) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Fen as yuan to type on: without decimals where there are none. */
export function toYuan(fen: number): string {
  const decimals = fen % 100;
  const yuan = Math.floor(fen / 100);
  return decimals === 0 ? String(yuan) : `${yuan}.${String(decimals).padStart(2, '0')}`;
}

/** A number as somebody types it; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  return /^[-−]?\d{1,12}(\.\d{1,6})?$/.test(text.trim()) ? Number(text.trim().replace('−', '-')) : undefined;
}
