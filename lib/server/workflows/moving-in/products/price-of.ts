import { toPlainAmount } from '../sources/plain-amount.ts';

/** An amount of the file in yuan with two decimals, half up, at so many CNY for one unit of its money. Undefined for what is no amount. */
export function toYuan(text: string, rate: string): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(toPlainAmount(text) ?? '') ?? [];
  const [rateWhole = '1', rateFraction = ''] = rate.split('.');
  if (whole === undefined) return undefined;
  const amount = BigInt(whole + fraction.padEnd(6, '0')) * BigInt(rateWhole + rateFraction.padEnd(6, '0'));
  const fen = (amount * 2n + 10n ** 10n) / (2n * 10n ** 10n);
  const digits = fen.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
