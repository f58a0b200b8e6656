import { prefixedLocales } from '#lib/i18n/texts.ts';

/** Addresses of one part that the shop answers itself, or that stand before others; a test holds them against the route table. */
export const ownNames: readonly string[] = [
  ...prefixedLocales,
  'api',
  'art',
  'build',
  'cooperate',
  'internal',
  'licences',
  'page-preview',
  'page',
  'product',
  'services',
  'sitemaps',
  'static',
  'storage',
  'user',
];

/** Lists of a category and single services, by their id; written so that PostgreSQL reads it alike. */
export const ownPattern = /^(?:productlist|service)-[1-9][0-9]{0,15}$/;

/** Whether a product of that address could never be opened, because something else stands there. */
export const isOwnAddress = (slug: string): boolean => ownNames.includes(slug) || ownPattern.test(slug);
