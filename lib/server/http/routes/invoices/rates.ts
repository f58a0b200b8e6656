/** Rates on the wire are per cent, `13` or `1.5`; inside they are basis points. */
export const toPerCent = (bp: number): string => String(bp / 100);

/** Without the detour of a fraction, in which 0.29 × 100 would be a little less than 29. */
export function toBasisPoints(rate: string): number {
  const [whole = '0', part = ''] = rate.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
