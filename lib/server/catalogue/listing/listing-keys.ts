import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Fen } from '../../kernel/money.ts';

/**
 * What the index of words finds a product by beside its words: arrays whose members are tested within the index, so that
 * what has both is intersected before a row is read. An order is cut into steps. The functions are in a migration, and what
 * is computed here agrees with them.
 */
const places = sql.raw(
  "(array[l.category_1_id, l.category_2_id, l.category_3_id, case l.kind when 'service' then -1 else -2 end])",
);

/** In this category and of this kind; ids are above zero. */
export function isIn(categoryId: number | undefined, kind: ProductKind | undefined): SQL[] {
  const keys = [...(categoryId === undefined ? [] : [categoryId]), ...(kind ? [kind === 'service' ? -1 : -2] : [])];
  return keys.length > 0 ? [sql`${places} @> ${sql.param(keys)}::bigint[]`] : [];
}

/** With a price that may be in this range: some just outside it are not told apart. */
export const isPricedAbout = (from: Fen | undefined, to: Fen | undefined): SQL[] =>
  from === undefined && to === undefined ? [] : [hasStep(price, stretch(price, from, to))];

/** Standing before this value in an order or beside it, and perhaps some of what follows. */
export function standsBefore(sort: ListingSort, value: number): SQL[] {
  if (sort === 'popular') return isAsPopular(value);
  if (sort === 'newest') return [hasStep(time, stretch(time, value, undefined))];
  const [from, to] = sort === 'price_asc' ? [undefined, value] : [value, undefined];
  return [hasStep(price, stretch(price, from, to))];
}

/** A product has the step of its sales and all below: two to the double. */
function isAsPopular(sold: number): SQL[] {
  const step = Math.min(highestPopularity, toStep(2, sold, 1 - digits));
  return step < 1 ? [] : [sql`popularity_steps(l.sold) @> array[${step}::integer]`];
}

/** The last digits of a logarithm, in which here and the database may differ: a step begins a little earlier, or ends later. */
const digits = 1e-9;

const toStep = (toTheDouble: number, value: number, nudge: number) =>
  Math.floor(toTheDouble * Math.log2((Math.max(0, value) + 1) * nudge));

const highestPopularity = 40;

/** An order in steps; `radix` of them are one step of the next level, so that any stretch is a few keys. */
interface Scale {
  column: SQL;
  levelApart: number;
  radix: number;
  levels: number;
  /** Of the uppermost level. */
  highest: number;
  toStep: (value: number, nudge: number) => number;
}

const price: Scale = {
  column: sql.raw('price_steps(l.price_amount)'),
  levelApart: 1_000_000,
  radix: 8,
  levels: 3,
  highest: 7,
  toStep: (amount, nudge) => toStep(8, amount, nudge),
};

const time: Scale = {
  column: sql.raw('time_steps(l.published_at)'),
  levelApart: 10_000_000,
  radix: 16,
  levels: 5,
  highest: 15,
  toStep: (seconds) => Math.floor(seconds / 3600),
};

const hasStep = ({ column }: Scale, steps: number[]): SQL => sql`${column} && ${sql.param(steps)}::integer[]`;

/** Keys of which every value in this range has one. */
function stretch(scale: Scale, from: number | undefined, to: number | undefined): number[] {
  const { levelApart, radix, levels, highest } = scale;
  const last = (highest + 1) * radix ** (levels - 1) - 1;
  let low = from === undefined ? 0 : Math.max(0, scale.toStep(from, 1 - digits));
  let high = to === undefined ? last : Math.min(last, scale.toStep(to, 1 + digits));
  // A few steps more cost less than their keys: one of the next level stands for all of them.
  if (to === undefined && low % radix <= radix / 4) low -= low % radix;
  if (from === undefined && (high + 1) % radix >= radix - radix / 4) high += radix - ((high + 1) % radix);
  const keys: number[] = [];
  for (let level = 0; low <= high; level += 1) {
    const isLast = level === levels - 1;
    const at = level * levelApart;
    while (low <= high && (isLast || low % radix !== 0)) keys.push(at + low++);
    while (low <= high && (high + 1) % radix !== 0) keys.push(at + high--);
    low = Math.floor(low / radix);
    high = Math.floor((high + 1) / radix) - 1;
  }
  return keys;
}
