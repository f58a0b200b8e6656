import { textOfHtml } from '#lib/server/site/index.ts';
import type { FieldRow } from './moved-product.ts';

/** Letters that are no letter with a mark, as WordPress spells them (`remove_accents`). */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '×': 'x',
};

/**
 * The address that a product of WooCommerce had. Its own exporter does not say it; where an extension has written a column with the slug or
 * the whole address, that counts, and else it is made of the name as WordPress makes it, which is a guess: whoever wrote another one, or has
 * other permalinks, has another address.
 */
export function oldPathOf(row: FieldRow): string | undefined {
  const said = row.get('slug').trim();
  if (/^https?:\/\//i.test(said)) return pathOf(said);
  const slug = said === '' ? wordpressSlug(row.get('title')) : said.replace(/^\/+|\/+$/g, '');
  if (slug === '') return undefined;
  return slug.includes('/') ? `/${slug}` : `/product/${slug}`;
}

function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? undefined : path;
}

/** What WordPress makes of a title: `Café No. 5/6` is `cafe-no-5-6`. */
function wordpressSlug(title: string): string {
  return textOfHtml(title)
    .toLowerCase()
    .replace(/[ßæœøłđðþı×]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[./\u2013\u2014\u00A0]/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
