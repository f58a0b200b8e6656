import type { Locale } from '#lib/i18n/locales.ts';
import { readContentLinks } from './shop-index.ts';

/**
 * Whether there is a page at `/page/{url}`, for links that stand only where they lead somewhere. Where the server does not say which there
 * are, none is missed.
 */
export async function readPublished(locale: Locale): Promise<(url: string) => boolean> {
  const content = await readContentLinks(locale).catch(() => undefined);
  if (!content) return () => true;
  const urls = new Set(content.list.map(({ url }) => url));
  return (url) => urls.has(url);
}
