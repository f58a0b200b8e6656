import { notFound } from 'next/navigation';
import { cache } from 'react';
import { readListing, readPlainListing } from '#lib/api/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { type ListingState, startState } from '#lib/routes/listing-state.ts';
import { listingQuery } from './listing-address.ts';

/** `cache` compares by value only what is no object, so the state travels as text. */
const load = cache(async (locale: Locale, categoryId: number | undefined, stateText: string) => {
  const state = JSON.parse(stateText) as ListingState;
  const category = categoryId === undefined ? undefined : String(categoryId);
  if (stateText === JSON.stringify(startState)) return readPlainListing(locale, category);
  const listing = await readListing(locale, listingQuery({ categoryId }, state));
  if (state.page > Math.max(listing.last_page, 1)) notFound();
  return listing;
});

/**
 * The answer behind a listing's address, once per request. A category that is not there and a page after the last one
 * are the not-found page: an empty page with status 200 would be kept by search engines.
 */
export function loadListing(locale: Locale, categoryId: number | undefined, state: ListingState = startState) {
  return load(locale, categoryId, JSON.stringify(state));
}
