import type { Locale } from '#lib/i18n/locales.ts';

/** Addresses of the storefront. Member-centre addresses are the route table's patterns. */
export const paths = {
  home: '/',
  products: '/product',
  productById: (id: number) => `/product?id=${id}`,
  product: (slug: string) => `/${slug}`,
  productList: (categoryId: number) => `/productlist-${categoryId}`,
  services: '/services',
  service: (id: number) => `/service-${id}`,
  page: (url: string) => `/page/${url}`,
  cooperate: '/cooperate',
  login: '/user/login',
  user: '/user',
} as const;

/** The address that always shows a page in one language: what search engines are told (architecture, Language). */
export function localisedPath(locale: Locale, path: string): string {
  if (locale === 'zh-cn') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/**
 * A target that may follow a login: a path of this very site. Anything else becomes undefined, so that no link can lead
 * a person who logs in to another site. Dots in the path are resolved first: `/.//evil.example` is `//evil.example` then,
 * which a browser takes for another host; so is `/en//evil.example` once a language is taken off.
 */
export function safeTarget(target: string | null | undefined): string | undefined {
  if (!target || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(target)) return undefined;
  const url = new URL(target, 'http://shop.invalid');
  if (url.origin !== 'http://shop.invalid' || url.pathname.includes('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
