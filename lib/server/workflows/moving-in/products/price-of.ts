import { readAmountText } from '#lib/contract/amount-text.ts';

/**
 * An amount of the file in yuan with two decimals, half up, at so many CNY for one unit of its money. Some shops write a comma before the
 * decimals (`1.234,50`). Undefined for what is no amount.
 */
export function toYuan(text: string, rate: string): string | undefined {
  const bare = text.replace(/^[^\d+-]{1,4}(?=\d)/, '');
  const plain = /^(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : readAmountText(bare);
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(plain ?? '') ?? [];
  const [rateWhole = '1', rateFraction = ''] = rate.split('.');
  if (whole === undefined) return undefined;
  const amount = BigInt(whole + fraction.padEnd(6, '0')) * BigInt(rateWhole + rateFraction.padEnd(6, '0'));
  const fen = (amount * 2n + 10n ** 10n) / (2n * 10n ** 10n);
  const digits = fen.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
