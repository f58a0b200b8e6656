import { publicEnv } from '#lib/env.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { localisedPath, paths } from '#lib/routes/paths.ts';

interface ShopFacts {
  name: string;
  tel: string;
  logo: string;
}

/** The shop and its search for search engines (schema.org); products point to the shop by its `@id`. */
export function homeData(locale: Locale, { name, tel, logo }: ShopFacts): Record<string, unknown>[] {
  const home = publicEnv.publicUrl;
  const search = `${home}${localisedPath(locale, paths.products)}?q={search_term_string}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${home}/#shop`,
      name,
      url: home,
      ...(logo && { logo: new URL(logo, home).href }),
      ...(tel && { telephone: tel }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `${home}${localisedPath(locale, paths.home)}`,
      inLanguage: bcp47[locale],
      publisher: { '@id': `${home}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
