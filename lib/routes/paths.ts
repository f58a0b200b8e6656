import { defaultLocale, type Locale } from '#lib/i18n/bcp47.ts';

/** Addresses of the storefront. Those of the member centre, the back office and the desk are `userPath`. */
export const paths = {
  home: '/',
  products: '/product',
  product: (slug: string) => `/${slug}`,
  productList: (categoryId: number) => `/productlist-${categoryId}`,
  services: '/services',
  service: (id: number) => `/service-${id}`,
  page: (url: string) => `/page/${url}`,
  cooperate: '/cooperate',
  login: '/user/login',
  user: '/user',
  basket: '/user/quotation_order',
} as const;

/** The address that always shows a page in one language: what search engines are told (architecture, Language). */
export function localisedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
