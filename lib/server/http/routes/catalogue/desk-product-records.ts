import type { OperatorProduct, OperatorProductDetail } from '#lib/contract/catalogue/desk-products.ts';
import { isOwnAddress } from '#lib/contract/catalogue/own-addresses.ts';
import { type FoundWarning, productWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage, textIn } from '#lib/i18n/texts.ts';
import type { DeskProduct, DeskProductDetail, WarnedProduct } from '#lib/server/catalogue/index.ts';
import { isStockLow, leftOf, listedPrice, pickText } from '#lib/server/catalogue/index.ts';
import { toPicture } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';

const moneyOrNull = (amount: Fen | null) => (amount === null ? null : formatFen(amount));

/** A product as the list of who keeps the shop shows it. */
export function toDeskProduct(row: DeskProduct, locale: Locale): OperatorProduct {
  const { product, names, category, picture, variants, start } = row;
  const nameIn = (language: Locale) => names.find((text) => text.locale === language)?.name ?? '';
  const { priceAmount, isPriceFrom } = listedPrice(product.pricing, variants);
  return {
    id: product.id,
    version: product.version,
    slug: product.slug,
    kind: product.kind,
    status: product.status,
    pricing: product.pricing,
    unit: product.unit,
    name: inEachLanguage(nameIn),
    category: { id: product.categoryId, name: pickText(category, locale)?.name ?? '' },
    picture: picture ? toPicture(picture, nameIn(locale) || nameIn(defaultLocale)) : null,
    price: moneyOrNull(priceAmount),
    is_price_from: isPriceFrom,
    start,
    ...toStock(variants),
    is_address_own: isOwnAddress(product.slug),
    sold: product.sold,
    variant: toOnlyVariant(variants),
    variant_count: variants.length,
    update_time: toUnixSeconds(product.updatedAt),
  };
}

function toStock(variants: DeskProduct['variants']): Pick<OperatorProduct, 'stock' | 'is_stock_low'> {
  const counted = variants.flatMap((variant) => leftOf(variant) ?? []);
  const stock = counted.length > 0 ? counted.reduce((left, right) => left + right, 0) : null;
  return { stock, is_stock_low: counted.some(isStockLow) };
}

function toOnlyVariant([variant, another]: DeskProduct['variants']): OperatorProduct['variant'] {
  if (!variant || another) return null;
  return {
    id: variant.id,
    sku: variant.sku,
    price: formatFen(variant.priceAmount),
    list_price: moneyOrNull(variant.listAmount),
    stock: variant.stockOnHand,
    reserved: variant.stockReserved,
  };
}

/** Everything the editor shows. */
export function toDeskProductDetail(detail: DeskProductDetail, locale: Locale): OperatorProductDetail {
  const { product, form, reserved, pictures, offered, history, names } = detail;
  return {
    id: product.id,
    version: product.version,
    status: product.status,
    sold: product.sold,
    create_time: toUnixSeconds(product.createdAt),
    update_time: toUnixSeconds(product.updatedAt),
    has_specification: offered.length > 0,
    form,
    warnings: toProductWarnings(detail, locale),
    reserved: Object.fromEntries(reserved),
    pictures: Object.fromEntries([...pictures].map(([id, file]) => [id, toPicture(file, '')])),
    history: history.map((line) => ({
      event: line.event,
      from: line.fromStatus,
      to: line.toStatus,
      who: names.get(line.actorId ?? 0) ?? null,
      sku: skuOf(line.data),
      reason: line.reason,
      time: toUnixSeconds(line.createdAt),
    })),
  };
}

/** Warnings as sentences. */
export const toWarnings = (found: FoundWarning[], locale: Locale): OperatorProductDetail['warnings'] =>
  found.map(({ field, key, values, name }) => ({
    field,
    key,
    text: sentence(locale, `validation.${key}`, { ...values, ...(name && { name: textIn(name, locale) }) }),
  }));

/** What customers would miss of a product, each as a sentence. */
export const toProductWarnings = ({ form, offered }: WarnedProduct, locale: Locale) =>
  toWarnings(productWarnings(form, offered), locale);

/** A line about a variant names it. */
function skuOf(data: unknown): string | null {
  const { sku } = (data ?? {}) as { sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}
