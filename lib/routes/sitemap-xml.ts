import type { SitemapEntry, SitemapFile, SitemapKind } from '#lib/contract/site/shop-content.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { locales } from '#lib/i18n/locales.ts';
import { escapeMarkup } from '#lib/utils/escape-markup.ts';
import { localisedPath, paths } from './paths.ts';

/* The sitemap as XML. Addresses are made of ids, slugs and our own paths, all of them plain ASCII; still escaped. */

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Name of a file of the sitemap below `/sitemaps/`. Pages of our own have one of their own. */
export const fileName = ({ kind, chunk }: Pick<SitemapFile, 'kind' | 'chunk'>) => `${kind}-${chunk}.xml`;
export const ownPagesFile = 'site-0.xml';

/** The kind and chunk a file name means; undefined for anything else. Five digits are a thousand million products. */
export function readFileName(name: string): { kind: SitemapKind; chunk: number } | undefined {
  const [, kind, chunk] = /^(product|service|category|page)-(0|[1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  return kind ? { kind: kind as SitemapKind, chunk: Number(chunk) } : undefined;
}

export function sitemapIndex(origin: string, files: string[]): string {
  const list = files.map((file) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemaps/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${protocol}">\n${list.join('\n')}\n</sitemapindex>\n`;
}

export interface SitemapAddress {
  path: string;
  updateTime?: number;
}

/** Every address once a language, each with all its languages beside it, as search engines ask for it. */
export function sitemapFile(origin: string, addresses: SitemapAddress[]): string {
  const list = addresses.flatMap((address) =>
    locales.map((locale) => entry(origin, address, localisedPath(locale, address.path))),
  );
  const namespaces = `xmlns="${protocol}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${head}<urlset ${namespaces}>\n${list.join('\n')}\n</urlset>\n`;
}

function entry(origin: string, { path, updateTime }: SitemapAddress, own: string): string {
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + href)}"/>`;
  const links = locales.map((locale) => link(bcp47[locale], localisedPath(locale, path)));
  const changed = updateTime ? `<lastmod>${new Date(updateTime * 1000).toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeMarkup(origin + own)}</loc>${changed}${links.join('')}${link('x-default', path)}</url>`;
}

/** The public address of an entry. */
export function addressOf(kind: SitemapKind, { id, slug, update_time }: SitemapEntry): SitemapAddress {
  const path = {
    product: paths.product(slug),
    service: paths.service(id),
    category: paths.productList(id),
    page: paths.page(slug),
  }[kind];
  return { path, updateTime: update_time };
}
