import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { endpoint } from './endpoint.ts';
import { noQuery, pageOf, unixSeconds } from './fields.ts';

const contentLink = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  update_time: unixSeconds,
});
export type ContentLink = z.output<typeof contentLink>;

export const contentPageData = contentLink.extend({
  /** Language of the text: the one asked for or, where that is missing, zh-cn, then any. */
  locale: z.enum(locales),
  /** Clean HTML: h2, h3, p, ul, ol, li, strong, a, table. */
  body: z.string(),
});
export type ContentPage = z.output<typeof contentPageData>;

export const contentPage = endpoint({
  method: 'get',
  path: '/api/content/page',
  summary: 'One content page by the {url} of /page/{url}',
  query: z.object({ url: z.string().trim().max(80).catch('').default('') }),
  data: contentPageData,
});

export const contentPages = endpoint({
  method: 'get',
  path: '/api/content/pages',
  summary: 'Titles and addresses of all published content pages',
  query: noQuery,
  data: pageOf(contentLink),
});

export const sitemapKinds = ['product', 'service', 'category', 'page'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** One file of the sitemap: entries are cut by ranges of ids, so a file never changes because of others. */
const sitemapFile = z.object({ kind: z.enum(sitemapKinds), chunk: z.int() });
export type SitemapFile = z.output<typeof sitemapFile>;

export const siteSitemap = endpoint({
  method: 'get',
  path: '/api/site/sitemap',
  summary: 'The files the sitemap index lists',
  query: noQuery,
  data: pageOf(sitemapFile),
});

const sitemapEntry = z.object({
  id: z.int(),
  /** Slug of a product, service or category, or the {url} of a page. */
  slug: z.string(),
  update_time: unixSeconds,
});
export type SitemapEntry = z.output<typeof sitemapEntry>;

export const siteSitemapEntries = endpoint({
  method: 'get',
  path: '/api/site/sitemapEntries',
  summary: 'The addresses in one file of the sitemap',
  query: z.object({
    kind: z.enum(sitemapKinds).catch('product').default('product'),
    chunk: z.coerce.number().int().min(0).max(100_000).catch(0).default(0),
  }),
  data: pageOf(sitemapEntry),
});
