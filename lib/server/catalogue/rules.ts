import type { Pricing } from '#lib/contract/catalogue/shop-records.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { Fen } from '../kernel/money.ts';
import { lowStock } from './tables.ts';

/** How far a list can be paged through. Nobody reads further; they search or filter instead. */
export const reachableProducts = 2400;

/** The same where so many match that their number is estimated: what is read grows with the page. */
export const reachableAmongSeveral = 480;

/** The same for a search that matches so much that only the most popular matches are looked at. */
export const reachableAmongMany = 120;

export interface PricedVariant {
  priceAmount: Fen;
  listAmount: Fen | null;
  stockOnHand: number | null;
  stockReserved: number;
}

interface ListedPrice {
  priceAmount: Fen | null;
  /** The crossed-out price of the cheapest variant. */
  listAmount: Fen | null;
  /** Other choices cost more. */
  isPriceFrom: boolean;
}

/** What a list shows of a product's prices: those of one unit of the cheapest variant. */
export function listedPrice(pricing: Pricing, variants: PricedVariant[]): ListedPrice {
  const [cheapest] = [...variants].sort((left, right) => left.priceAmount - right.priceAmount);
  if (pricing === 'quote' || !cheapest) return { priceAmount: null, listAmount: null, isPriceFrom: false };
  const { priceAmount, listAmount } = cheapest;
  const isPriceFrom = pricing === 'configured' || variants.some((variant) => variant.priceAmount !== priceAmount);
  return { priceAmount, listAmount, isPriceFrom };
}

/** What can still be bought of a variant; null: made to order. */
export function leftOf({ stockOnHand, stockReserved }: Pick<PricedVariant, 'stockOnHand' | 'stockReserved'>) {
  return stockOnHand === null ? null : stockOnHand - stockReserved;
}

/** Time to order more: `lowStock` says what little is. */
export const isStockLow = (left: number) => left < lowStock;

/** Goods made to order never run out; stocked goods do when no variant has any left. */
export function isAvailable(variants: Pick<PricedVariant, 'stockOnHand' | 'stockReserved'>[]): boolean {
  return variants.length === 0 || variants.some((variant) => leftOf(variant) !== 0);
}

/** The text in the language asked for, else zh-cn, else whichever there is. */
export function pickText<T extends { locale: Locale }>(rows: T[], locale: Locale): T | undefined {
  const rank = (row: T) => (row.locale === locale ? 0 : row.locale === defaultLocale ? 1 : 2);
  return [...rows].sort((left, right) => rank(left) - rank(right))[0];
}

/** The last page that can be asked for; an empty list still has its first page. */
export function lastPage(total: number, limit: number, reachable: number): number {
  return Math.max(1, Math.ceil(Math.min(total, reachable) / limit));
}

/** An estimate as it is told: two digits at most, rounded down, because it is read as "more than". */
export function roundEstimate(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, estimate))) - 1);
  return Math.floor(estimate / step) * step;
}
