import { sql } from 'drizzle-orm';
import type { Pricing } from '#lib/contract/catalogue/shop-records.ts';
import { latinLocale } from '#lib/i18n/languages.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { nameKeyLength, productListKeys } from '../list-key-tables.ts';
import { leftOf, listedPrice, type PricedVariant, pickText } from '../rules.ts';

/** Behind everything that has a number. */
export const noNumber = Number.MAX_SAFE_INTEGER;

interface KeySource {
  pricing: Pricing;
  texts: { locale: Locale; name: string }[];
  /** What is offered. */
  variants: PricedVariant[];
}

/** What a product is ordered by in the desk's list. */
function listKeysOf({ pricing, texts, variants }: KeySource) {
  const nameIn = (locale: Locale) => toNameKey(pickText(texts, locale)?.name ?? '');
  const counted = variants.map(leftOf).filter((left) => left !== null);
  return {
    nameZh: nameIn(defaultLocale),
    nameEn: nameIn(latinLocale),
    price: listedPrice(pricing, variants).priceAmount ?? noNumber,
    stock: counted.length > 0 ? counted.reduce((left, right) => left + right, 0) : noNumber,
  };
}

/** Whole characters, as the database counts them. */
function toNameKey(name: string): string {
  return [...name.toLowerCase()].slice(0, nameKeyLength).join('');
}

/** Keeps the keys of these products; a row is written only where it says something else. */
export async function writeListKeys(tx: Executor, rows: (KeySource & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(productListKeys)
    .values(rows.map((row) => ({ productId: row.id, ...listKeysOf(row) })))
    .onConflictDoUpdate({
      target: productListKeys.productId,
      set: {
        nameZh: sql`excluded.name_zh`,
        nameEn: sql`excluded.name_en`,
        price: sql`excluded.price`,
        stock: sql`excluded.stock`,
      },
      setWhere: sql`(product_list_keys.name_zh, product_list_keys.name_en, product_list_keys.price, product_list_keys.stock)
        is distinct from (excluded.name_zh, excluded.name_en, excluded.price, excluded.stock)`,
    });
}

/** The stock as it is now; after all variants that an order changes, and always in the same order. */
export async function writeStockKeys(tx: Executor, productIds: Iterable<number>): Promise<void> {
  for (const id of [...new Set(productIds)].sort((left, right) => left - right)) {
    await tx.execute(sql`
      update product_list_keys set stock = coalesce((
        select sum(stock_on_hand - stock_reserved) from product_variants
        where product_id = ${id} and removed_at is null and stock_on_hand is not null), ${noNumber})
      where product_id = ${id}`);
  }
}
