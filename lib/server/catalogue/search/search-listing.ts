import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { countListing, type ListingCount } from '../listing/count-listing.ts';
import type { ListingFilter } from '../listing/listing-filter.ts';
import type { Wanted } from '../listing/survey-listing.ts';
import { type Correction, correctSearch } from './correct-search.ts';
import { fewHits, withParts } from './find-apart.ts';
import { findWhichMatch } from './find-which-match.ts';
import { type Synonyms, toSearchWords } from './search-words.ts';
import { looksLikeInitials } from './word-options.ts';

export interface FoundListing {
  /** Of what is shown: other words than those typed, where those find nothing. */
  filter: ListingFilter;
  counts: ListingCount;
  search: ProductListing['search'];
}

interface SearchInput {
  locale: Locale;
  synonyms: Synonyms;
  typed: string;
  wanted: Wanted;
}

/**
 * Counts what a filter finds. Words that find nothing in the whole shop are read otherwise; where only the other filters
 * are in their way, they stay as they are and the list is empty.
 */
export async function searchListing(
  db: Executor,
  filter: ListingFilter,
  requested: SearchInput,
): Promise<FoundListing> {
  const { locale, typed, synonyms, wanted } = requested;
  // Something was typed, but no letter and no digit: nothing can match.
  const isHopeless = typed !== '' && filter.words.length === 0;
  const counted = await countListing(db, filter, { locale, isHopeless, wanted });
  if (typed === '') return { filter, counts: counted, search: null };
  if (isHopeless) return { filter, counts: counted, search: { shown: 'none', query: typed, did_you_mean: [] } };
  const asTyped = await readInParts(db, { filter, counts: counted }, requested);
  const { counts } = asTyped;
  // Letters that are the beginning of some numbers and of no name may be initials.
  const mayBeInitials = !counts.isNamed && looksLikeInitials(typed);
  if (counts.total > fewHits && !mayBeInitials) return asTyped;
  const isElsewhere = counts.total > 0 || (isNarrowed(filter) && (await isAnywhere(db, filter, typed)));
  const correction = await correctSearch(db, typed, { isPartEnough: !isElsewhere });
  if (counts.total > 0 && mayBeInitials && correction?.how === 'read')
    return withRead(db, asTyped, correction, requested);
  if (isElsewhere) return withOthers(asTyped, correction);
  if (!correction) return { ...asTyped, search: { shown: 'none', query: typed, did_you_mean: [] } };
  const { how: shown, query, others } = correction;
  const meant = { ...filter, words: toSearchWords(query, synonyms) };
  return {
    filter: meant,
    counts: await countListing(db, meant, { locale, isHopeless: false, wanted }),
    search: { shown, query, did_you_mean: others },
  };
}

async function readInParts(
  db: Executor,
  { filter, counts }: Omit<FoundListing, 'search'>,
  { locale, synonyms, typed, wanted }: SearchInput,
): Promise<FoundListing> {
  const found = await withParts(
    db,
    { filter, result: counts },
    {
      search: typed,
      synonyms,
      look: (tried) => countListing(db, tried, { locale, isHopeless: false, wanted }),
      totalOf: ({ total }) => total,
    },
  );
  const search = { shown: 'exact' as const, query: typed, did_you_mean: [] };
  return { filter: found.filter, counts: found.result, search };
}

/** What the initials stand for comes first, as it is called so; what has those letters in its number follows. */
async function withRead(
  db: Executor,
  { filter }: FoundListing,
  { query, others }: Correction,
  { locale, synonyms, wanted }: SearchInput,
): Promise<FoundListing> {
  const words = [[...filter.words.flat(), ...toSearchWords(query, synonyms).flat()]];
  const both = { ...filter, words };
  return {
    filter: both,
    counts: await countListing(db, both, { locale, isHopeless: false, wanted }),
    search: { shown: 'read_first', query, did_you_mean: others },
  };
}

/** What was typed finds something; what else may have been meant is offered beside it. */
function withOthers(found: FoundListing, correction: Correction | undefined): FoundListing {
  if (!found.search || !correction) return found;
  return { ...found, search: { ...found.search, did_you_mean: [correction.query, ...correction.others] } };
}

function isNarrowed({ category, kind, facets, priceMin, priceMax }: ListingFilter): boolean {
  return Boolean(category || kind || facets.length > 0) || priceMin !== undefined || priceMax !== undefined;
}

async function isAnywhere(db: Executor, { words }: ListingFilter, query: string): Promise<boolean> {
  return words.length > 0 && (await findWhichMatch(db, [{ query }])).length > 0;
}
