/** Addresses of one part that the shop answers itself, or that stand before others; a test holds them against the route table. */
const ownNames: ReadonlySet<string> = new Set([
  'api',
  'art',
  'build',
  'cooperate',
  'en',
  'internal',
  'licences',
  'page',
  'product',
  'services',
  'sitemaps',
  'static',
  'storage',
  'user',
]);

/** Lists of a category and single services, by their id. */
const ownPattern = /^(?:productlist|service)-[1-9]\d{0,15}$/;

/** Whether a product of that address could never be opened, because something else stands there. */
export const isOwnAddress = (slug: string): boolean => ownNames.has(slug) || ownPattern.test(slug);
