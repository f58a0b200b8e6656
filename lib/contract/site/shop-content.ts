import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { noQuery, pageOf, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { eachLanguage, texts } from '../texts.ts';
import { shownBlocks } from './blocks/block-schema.ts';

const contentLink = z.object({
  url: z.string(),
  title: z.string(),
  description: z.string(),
  update_time: unixSeconds,
});
export type ContentLink = z.output<typeof contentLink>;

const contentPageData = contentLink.extend({
  /** Language of the text: the one asked for or, where that is missing, zh-cn, then any. */
  locale: z.enum(locales),
  /** Clean HTML: h2, h3, p, ul, ol, li, strong, a, table. */
  body: z.string(),
  /** What the page is made of, in order; `body` is its words for clients that know no blocks. A server of the family has none. */
  blocks: shownBlocks.optional(),
});
export type ContentPage = z.output<typeof contentPageData>;

export const contentPage = endpoint({
  method: 'get',
  path: '/api/content/page',
  summary: 'One content page by the {url} of /page/{url}',
  query: z.object({ url: z.string().trim().max(80, 'tooLong').default('') }),
  data: contentPageData,
});

export const contentPages = endpoint({
  method: 'get',
  path: '/api/content/pages',
  summary: 'Titles and addresses of all published content pages',
  query: noQuery,
  data: pageOf(contentLink),
});

const blockPage = z.object({
  title: z.string(),
  description: z.string(),
  blocks: shownBlocks,
});

export const contentHome = endpoint({
  method: 'get',
  path: '/api/content/home',
  summary: 'The home page as it is published; null where the shop has made none, and shows its own',
  query: noQuery,
  data: z.object({ home: blockPage.nullable() }),
});

export const contentPreview = endpoint({
  method: 'get',
  path: '/api/content/preview',
  summary: 'The draft of a page, for whoever has a link to it that is not older than a week',
  query: z.object({ token: z.string().max(100, 'tooLong').default('') }),
  data: blockPage.extend({
    /** Of a content page its {url}; empty for the home page. */
    url: z.string(),
  }),
});

const sitemapKinds = ['product', 'service', 'category', 'page'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** One file of the sitemap: entries are cut by ranges of ids, so a file never changes because of others. */
const sitemapFile = z.object({ kind: z.enum(sitemapKinds), chunk: z.int() });
export type SitemapFile = z.output<typeof sitemapFile>;

export const siteSitemap = endpoint({
  method: 'get',
  path: '/api/site/sitemap',
  summary: 'Files listed in the sitemap index',
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
  summary: 'Addresses in one sitemap file',
  query: z.object({
    kind: z.enum(sitemapKinds, 'choice').default('product'),
    chunk: sentNumber('invalid').int('invalid').min(0, 'invalid').max(100_000, 'invalid').default(0),
  }),
  data: pageOf(sitemapEntry),
});

/** Products of one answer of `siteAddresses`. */
export const addressesPerAnswer = 10_000;

const productAddresses = z.object({
  id: z.int(),
  is_service: z.boolean(),
  /** Its own, and those of before that still lead to it. */
  slugs: z.array(z.string()),
});

/** What the page side needs to know that an address is no page, without asking anybody. */
export const siteAddresses = endpoint({
  method: 'get',
  path: '/api/site/addresses',
  summary: 'Everything with a public address, by id ranges; with `since`, only products changed since then',
  query: z.object({
    after: sentNumber('invalid').int('invalid').min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid').default(0),
    since: sentNumber('invalid').int('invalid').min(0, 'invalid').max(4_102_444_800, 'invalid').default(0),
  }),
  data: z.object({
    /** When this was read, in unix seconds: the `since` of the next question. */
    time: unixSeconds,
    products: z.array(productAddresses),
    /** The `after` that goes on, null at the end. */
    next: z.int().nullable(),
    /** With the first answer only. */
    categories: z.array(z.int()),
    pages: z.array(z.string()),
  }),
});

/** What a page says while the shop is closed to visitors, and whether it is. */
export const siteMaintenance = endpoint({
  method: 'get',
  path: '/api/site/maintenance',
  summary: 'Whether the shop is closed to visitors, not opened yet or for a while, and what they are told meanwhile',
  data: z.object({
    is_on: z.boolean(),
    /** `opening`: nobody has opened it yet. */
    reason: z.enum(['opening', 'maintenance']),
    /** Whether whoever asks may go on: operators may, and before the opening who holds a preview link. */
    may_pass: z.boolean(),
    /** By the clock of the shop: 2026-11-28 06:00; empty: nobody has said. */
    until: z.string(),
    /** Seconds until it is worth asking again. */
    retry_after: z.int(),
    note: texts,
    name: texts,
    logo: z.string(),
    tel: z.string(),
  }),
});

/** Redirects of one answer of `siteRedirects`. */
export const redirectsPerAnswer = 10_000;

/** What the page side leads on, without asking anybody. */
export const siteRedirects = endpoint({
  method: 'get',
  path: '/api/site/redirects',
  summary: 'Addresses of before and where they lead, by id ranges',
  query: z.object({
    after: sentNumber('invalid').int('invalid').min(0, 'invalid').max(Number.MAX_SAFE_INTEGER, 'invalid').default(0),
  }),
  data: z.object({
    list: z.array(z.object({ source: z.string(), target: z.string(), is_permanent: z.boolean() })),
    /** The `after` that goes on, null at the end. */
    next: z.int().nullable(),
  }),
});

export const siteWords = endpoint({
  method: 'get',
  path: '/api/site/words',
  summary: 'Sentences that this shop says in words of its own, and the figures that its sentences promise',
  query: noQuery,
  data: z.object({
    /** By `namespace.path` of the sentence, in the syntax of ICU messages. */
    words: eachLanguage(z.record(z.string(), z.string())),
    /** By `<subject>_<setting>`; shares are parts of one. */
    figures: z.record(z.string(), z.number()),
  }),
});
