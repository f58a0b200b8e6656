import type { Locale } from './locales.ts';

/**
 * Province, city and district in one line, as the language writes a place: Chinese from the largest to the smallest,
 * English the other way round. A municipality is its own only city and not named twice.
 */
export function placeLine(fromLargest: string[], locale: Locale): string {
  const parts = [...new Set(fromLargest)].filter(Boolean);
  return locale === 'en' ? parts.reverse().join(', ') : parts.join(' ');
}

/** A place with its street in one line; in English the street comes first. */
export function lineWithStreet(place: string, street: string, locale: Locale): string {
  const parts = locale === 'en' ? [street, place] : [place, street];
  return parts.filter(Boolean).join(locale === 'en' ? ', ' : ' ');
}
