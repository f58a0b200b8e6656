import type { Pricing, ProductDetail, ProductVariant } from '#lib/contract/catalogue/shop-records.ts';

type Tier = ProductDetail['tiers'][number];
type Choices = Record<string, string>;

/** Money of the wire (`"12.34"`) as whole fen, so that sums stay exact. */
export function toFen(amount: string): number {
  const [yuan = '0', fen = ''] = amount.split('.');
  return Number(yuan) * 100 + Number(fen.padEnd(2, '0').slice(0, 2));
}

/** Whole fen as money of the wire. */
export function toAmount(fen: number): string {
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}

/** The highest step a quantity reaches; steps come lowest first. */
export function tierFor(tiers: Tier[], quantity: number): Tier | undefined {
  return tiers.findLast((tier) => quantity >= tier.from_quantity);
}

/**
 * What one unit costs at a quantity. Of a version with a price of its own, the lower of that and the step's. Made to
 * measure, the price is only where the steps end, so the steps alone count. Undefined: on request.
 */
export function unitFen(
  { pricing, price, tiers }: { pricing: Pricing; price: string | null; tiers: Tier[] },
  quantity: number,
): number | undefined {
  const step = tierFor(tiers, quantity)?.price;
  const candidates = pricing === 'configured' ? [step ?? tiers[0]?.price ?? price] : [price, step];
  const known = candidates.filter((each) => each != null).map(toFen);
  return known.length > 0 ? Math.min(...known) : undefined;
}

/**
 * What the goods cost as they are chosen; undefined where the page cannot say: on request, or made to measure, where the
 * price shown is only where it starts.
 */
export function goodsFen(
  { pricing, price, tiers }: { pricing: Pricing; price: string | null; tiers: Tier[] },
  { variant, quantity }: { variant: ProductVariant | undefined; quantity: number },
): number | undefined {
  if (pricing !== 'fixed') return undefined;
  const fen = unitFen({ pricing, price: variant?.price ?? price, tiers }, quantity);
  return fen === undefined ? undefined : fen * quantity;
}

/** The versions with the one to show first in front: the cheapest that can be had, or else the cheapest. */
export function firstVariantFirst(variants: ProductVariant[]): ProductVariant[] {
  const cheapestFirst = [...variants].sort((a, b) => toFen(a.price) - toFen(b.price));
  const first = cheapestFirst.find((variant) => variant.stock !== 0) ?? cheapestFirst[0];
  return first ? [first, ...variants.filter((variant) => variant !== first)] : [];
}

/**
 * The version nearest to the current choices after one of them changed. Not every combination is made; rather than
 * refuse a click, the other choices give way.
 */
export function nearestVariant(
  variants: ProductVariant[],
  choices: Choices,
  changed: { key: string; value: string },
): ProductVariant | undefined {
  const pending = { ...choices, [changed.key]: changed.value };
  const kept = (variant: ProductVariant) =>
    Object.entries(pending).filter(([key, value]) => variant.options[key] === value).length;
  return variants
    .filter((variant) => variant.options[changed.key] === changed.value)
    .sort((a, b) => kept(b) - kept(a) || Number(a.stock === 0) - Number(b.stock === 0))[0];
}

/** A quantity a person typed, never below the smallest order. */
export function cleanQuantity(text: string, minimum: number): number {
  const value = Number.parseInt(text, 10);
  return Number.isFinite(value) ? Math.min(Math.max(value, minimum), 999_999) : minimum;
}
