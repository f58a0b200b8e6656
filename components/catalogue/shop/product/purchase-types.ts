import type { ReactNode } from 'react';
import type { Pricing, ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export interface PurchaseProps {
  locale: Locale;
  /** Where the form leads. */
  action: string;
  pricing: Pricing;
  /** Where the price starts; null on request. */
  price: string | null;
  minimum: number;
  options: ProductDetail['options'];
  /** The one to show first stands first. */
  variants: ProductDetail['variants'];
  /** Which picture of the gallery shows a variant, by its SKU. */
  pictureOf: Record<string, number>;
  tiers: ProductDetail['tiers'];
  /** Words per variant and per tier, already in the page's language: the browser loads no messages. */
  stockWords: Record<string, string>;
  tierWords: string[];
  words: PurchaseWords;
  /** What the form sends along, and what is said above its button. */
  children?: ReactNode;
  /** Buttons that buy what the form says; without them the enquiry is the main action. */
  actions?: ReactNode;
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
}
