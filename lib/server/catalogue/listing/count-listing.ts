import type { Facet } from '#lib/contract/catalogue/facets.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import { findNamedValues, type NamedValue } from '../attributes/attribute-repository.ts';
import { reachableProducts } from '../rules.ts';
import type { ListingFilter } from './listing-filter.ts';
import { examineListing, type Reading } from './read-listing.ts';
import type { Summary, Wanted } from './survey-listing.ts';

export interface ListingCount extends Pick<Reading, 'way' | 'reachable' | 'survey'> {
  total: number;
  /** Something is called what was looked for; the others only mention it. */
  isNamed: boolean;
  isBounded: boolean;
  facets: Facet[];
  areFacetsBounded: boolean;
  priceMin: Fen | null;
  priceMax: Fen | null;
}

/**
 * How many match, and how many each facet value would leave; see `examineListing` for when both are exact and when
 * they are estimates, and the answer says which.
 */
export async function countListing(
  db: Executor,
  filter: ListingFilter,
  options: { locale: Locale; isHopeless: boolean; wanted: Wanted },
): Promise<ListingCount> {
  if (options.isHopeless) return nothing;
  const hasPrice = filter.priceMin !== undefined || filter.priceMax !== undefined;
  const withoutPrice = { ...filter, priceMin: undefined, priceMax: undefined };
  const [reading, priced, ...others] = await Promise.all([
    examineListing(db, filter, { wanted: options.wanted }),
    hasPrice ? summaryOf(db, withoutPrice) : undefined,
    ...filter.facets.map(({ attributeId }) => summaryOf(db, withoutFacet(filter, attributeId))),
  ]);
  const whole = reading.summary;
  const own = new Map(filter.facets.map(({ attributeId }, index) => [attributeId, others[index] ?? whole]));
  const ids = [whole, ...others].flatMap(({ counts }) => [...counts.keys()]);
  const chosen = filter.facets.flatMap(({ valueIds }) => valueIds);
  const values = await findNamedValues(db, [...new Set([...ids, ...chosen])], options.locale);
  const range = priced ?? whole;
  return {
    way: reading.way,
    reachable: reading.reachable,
    survey: reading.survey,
    total: whole.total,
    isNamed: whole.named > 0,
    isBounded: whole.isBounded,
    facets: toFacets(values, new Set(chosen), (attributeId) => own.get(attributeId) ?? whole),
    areFacetsBounded: [whole, ...others].some(({ isBounded }) => isBounded),
    priceMin: range.priceMin,
    priceMax: range.priceMax,
  };
}

const nothing: ListingCount = {
  way: 'plain',
  reachable: reachableProducts,
  total: 0,
  isNamed: false,
  isBounded: false,
  facets: [],
  areFacetsBounded: false,
  priceMin: null,
  priceMax: null,
};

async function summaryOf(db: Executor, filter: ListingFilter): Promise<Summary> {
  return (await examineListing(db, filter)).summary;
}

function withoutFacet(filter: ListingFilter, attributeId: number): ListingFilter {
  return { ...filter, facets: filter.facets.filter((facet) => facet.attributeId !== attributeId) };
}

function toFacets(values: NamedValue[], chosen: Set<number>, find: (attributeId: number) => Summary): Facet[] {
  const shown = values.filter((value) => chosen.has(value.id) || countOf(value, find) > 0);
  return [...Map.groupBy(shown, ({ attributeId }) => attributeId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      key: first.attributeKey,
      name: first.attributeName,
      values: group.map((value) => ({
        key: value.key,
        name: value.name,
        count: countOf(value, find),
        is_selected: chosen.has(value.id),
      })),
    };
  });
}

function countOf(value: NamedValue, find: (attributeId: number) => Summary): number {
  return find(value.attributeId).counts.get(value.id) ?? 0;
}
