import type { Pricing, ProductDetail } from '#lib/contract/catalogue-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export interface PurchaseProps {
  locale: Locale;
  productId: number;
  pricing: Pricing;
  /** Where the price starts; null on request. */
  price: string | null;
  minimum: number;
  options: ProductDetail['options'];
  variants: ProductDetail['variants'];
  tiers: ProductDetail['tiers'];
  /** Words per variant and per tier, already in the page's language: the browser loads no messages. */
  stockWords: Record<string, string>;
  tierWords: string[];
  words: PurchaseWords;
}

export interface PurchaseWords {
  quantity: string;
  less: string;
  more: string;
  quantityHint: string;
  unit: string;
  perUnit: string;
  unitPrice: string;
  total: string;
  taxIncluded: string;
  listPrice: string;
  askPrice: string;
  from: string;
  fromAfter: string;
  sku: string;
  tiers: string;
  tierQuantity: string;
  action: string;
  actionNote: string;
  note: string;
}
