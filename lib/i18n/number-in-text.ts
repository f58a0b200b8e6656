import { bcp47, type Locale } from './locales.ts';

const digits = '零一二三四五六七八九';

/** A number as running text has it: in Chinese small whole ones are written in words (三十天), elsewhere in digits. */
export function numberInText(value: number, locale: Locale): string {
  const isWord = locale === 'zh-cn' && Number.isInteger(value) && value >= 0 && value < 100;
  if (!isWord) return new Intl.NumberFormat(bcp47[locale], { maximumFractionDigits: 2 }).format(value);
  if (value < 10) return digits.charAt(value);
  const tens = Math.floor(value / 10);
  return `${tens === 1 ? '' : digits.charAt(tens)}十${value % 10 === 0 ? '' : digits.charAt(value % 10)}`;
}
