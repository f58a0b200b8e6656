/** Whole fen as money of the wire (`"-12.34"`). */
export function toAmount(fen: number): string {
  const whole = Math.abs(Math.round(fen));
  return `${fen < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}

/** Money of the wire as whole fen. */
function toFen(amount: string): number {
  const sign = amount.startsWith('-') ? -1 : 1;
  const [yuan = '0', fen = ''] = amount.replace('-', '').split('.');
  return sign * (Number(yuan) * 100 + Number(fen.padEnd(2, '0').slice(0, 2)));
}

/** The sum of money of the wire. */
export const sumOf = (amounts: readonly string[]) => toAmount(amounts.reduce((sum, each) => sum + toFen(each), 0));
