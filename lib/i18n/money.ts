import { bcp47, type Locale } from './bcp47.ts';

/** Made once: to make one takes longer than to write a hundred amounts. */
const integers: Partial<Record<Locale, Intl.NumberFormat>> = {};

interface MoneyParts {
  sign: string;
  integer: string;
  decimals: string;
}

/** Splits a wire amount (`"1299.00"`) for typography: sign small, integer large, decimals small (design, Type). */
export function moneyParts(locale: Locale, amount: string): MoneyParts {
  const [whole = '0', decimals = '00'] = amount.replace('-', '').split('.');
  integers[locale] ??= new Intl.NumberFormat(bcp47[locale]);
  const integer = integers[locale].format(BigInt(whole));
  return { sign: amount.startsWith('-') ? '-¥' : '¥', integer, decimals };
}

/** A wire amount as running text: `¥1,299.00`. A price of one piece keeps its digits: `¥0.0385`. */
export function formatMoney(locale: Locale, amount: string): string {
  const { sign, integer, decimals } = moneyParts(locale, amount);
  return `${sign}${integer}.${decimals}`;
}
