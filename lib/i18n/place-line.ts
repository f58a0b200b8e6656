import { languages } from './languages.ts';
import type { Locale } from './locales.ts';

/**
 * Province, city and district in one line, as the language writes a place: Chinese from the largest to the smallest,
 * English the other way round. A municipality is its own only city and not named twice.
 */
export function placeLine(fromLargest: string[], locale: Locale): string {
  const parts = [...new Set(fromLargest)].filter(Boolean);
  return inOrder(parts, locale).join(languages[locale].betweenPlaces);
}

/** A place with its street in one line; in English the street comes first. */
export function lineWithStreet(place: string, street: string, locale: Locale): string {
  return inOrder([place, street].filter(Boolean), locale).join(languages[locale].betweenPlaces);
}

/** From the largest to the smallest, or the other way round. */
function inOrder(fromLargest: string[], locale: Locale): string[] {
  return languages[locale].addressFrom === 'street' ? fromLargest.toReversed() : fromLargest;
}
