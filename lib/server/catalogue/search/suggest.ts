import type { CategoryLink } from '#lib/contract/catalogue/facets.ts';
import type { Suggestion, Suggestions } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, type PictureFile } from '../../files/index.ts';
import { findCategoriesNamed } from '../categories/category-repository.ts';
import { toLink } from '../categories/describe-category.ts';
import { type CardRow, findCardRows } from '../listing/card-repository.ts';
import { toCardFields } from '../listing/to-card.ts';
import { correctSearch } from './correct-search.ts';
import { searchPopular } from './search-popular.ts';
import { splitWords } from './search-text.ts';
import { looksLikeInitials } from './word-options.ts';

/** As in the contract, the unit and the smallest order not in words yet. */
type FoundSuggestion = Omit<Suggestion, 'start' | 'unit'> &
  Pick<ProductCard, 'start'> & { unit: ProductCard['unit'] | null };
type FoundSuggestions = Omit<Suggestions, 'list'> & { list: FoundSuggestion[] };

const mostCategories = 3;
const mostProducts = 7;
/** So few suggestions leave room for what else may have been meant. */
const fewSuggestions = 3;
/** Fewer letters are in a name of the other language by chance: `mp` in lamp. */
const fewestTelling = 4;

/**
 * What somebody who is typing may mean: categories first, then products and services, those called so before those that
 * mention it. Where nothing has what was typed, what comes near, and which words that is the answer to.
 */
export async function suggest(ctx: ServerContext, search: string, locale: Locale): Promise<FoundSuggestions> {
  const typed = search.trim();
  if (splitWords(typed).length === 0) return { list: [], total: 0, search: null };
  const { list: found, isNamedAnywhere } = await findSuggestions(ctx.db, typed, locale);
  const isShown = found.some(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
  const isNamed = isShown || (isNamedAnywhere && typed.length >= fewestTelling);
  const mayBeInitials = !isNamed && looksLikeInitials(typed);
  if (found.length > fewSuggestions && !mayBeInitials) {
    return answer(found, { shown: 'exact', query: typed, did_you_mean: [] });
  }
  const correction = await correctSearch(ctx.db, typed, { isPartEnough: found.length === 0 });
  // Another name in front of things that only have these letters in their number.
  const meant = correction ? [correction.query, ...correction.others] : [];
  if (found.length > 0) return answer(found, { shown: 'exact', query: typed, did_you_mean: meant });
  if (!correction) return answer([], { shown: 'none', query: typed, did_you_mean: [] });
  const { how: shown, query, others: did_you_mean } = correction;
  const { list } = await findSuggestions(ctx.db, query, locale);
  return answer(list, { shown, query, did_you_mean });
}

const answer = (list: FoundSuggestion[], search: Suggestions['search']): FoundSuggestions => ({
  list,
  total: list.length,
  search,
});

interface Found {
  list: FoundSuggestion[];
  isNamedAnywhere: boolean;
}

async function findSuggestions(db: Executor, search: string, locale: Locale): Promise<Found> {
  const [categories, { ids, isNamed: isNamedAnywhere }] = await Promise.all([
    findCategoriesNamed(db, search, locale, mostCategories),
    searchPopular(db, search, { limit: mostProducts, offset: 0 }),
  ]);
  const rows = await findCardRows(db, ids, locale);
  const pictures = await findPictureFiles(
    db,
    rows.map(({ pictureFileId }) => pictureFileId),
  );
  const list = [
    ...categories.map((category) => ofCategory(toLink(category))),
    ...rows.map((row) => ofProduct(row, pictures)),
  ];
  return { list, isNamedAnywhere };
}

function ofCategory(link: CategoryLink): FoundSuggestion {
  const unpriced = { price: null, is_price_from: false, unit: null, start: null };
  return { kind: 'category', ...link, picture: null, category: null, ...unpriced };
}

function ofProduct(row: CardRow, pictures: Map<number, PictureFile>): FoundSuggestion {
  const { kind, id, slug, name, picture, category, price, is_price_from, unit, start } = toCardFields(row, pictures);
  return { kind, id, slug, name, picture, category: category.name, price, is_price_from, unit, start };
}
