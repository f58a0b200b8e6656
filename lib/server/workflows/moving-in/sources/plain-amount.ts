import { readAmountText } from '#lib/contract/amount-text.ts';

/** With a comma before the decimals, as some shops write it: `1.234,50`. */
const withComma = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+),(\d{1,2})$/;

/**
 * An amount of a file as plain decimals (`-1234.5`), whatever marks of a currency stand around it. Undefined for what is none, such as a
 * number that a spreadsheet has rounded (`1.23E+12`).
 */
export function toPlainAmount(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^'/, '')
    .replace(/^([+-]?)[^\d+\-()]{1,4}(?=[-\d])/, '$1')
    .replace(/(?<=\d)[\s\u00A0]?[^\d\s.,'()+\-eE]{1,4}$/u, '');
  const [, sign = '', whole, fraction = ''] = withComma.exec(bare) ?? [];
  if (whole !== undefined) return `${sign}${whole.replaceAll('.', '')}.${fraction}`;
  return readAmountText(bare);
}

/** Plain decimals in units of ten to the minus `decimals`, half up, away from nothing; undefined beyond what is safe. */
export function toMinorUnits(plain: string, decimals: number): number | undefined {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,18}))?$/.exec(plain) ?? [];
  if (whole === '') return undefined;
  const digits = fraction.padEnd(decimals + 1, '0');
  const kept = Number(`${whole}${digits.slice(0, decimals)}`) + (Number(digits[decimals]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(kept)) return undefined;
  return sign === '-' && kept !== 0 ? -kept : kept;
}

/** A number that a spreadsheet has shortened: what it was before is lost. */
export const isShortened = (text: string): boolean => /^'?\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim());
