import type { Metadata } from 'next';
import type { Picture } from '#lib/contract/files/picture.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { localisedPath } from './paths.ts';

interface PageFacts {
  locale: Locale;
  /** The one public address of what the page shows, without a language. */
  path: string;
  title: string;
  description: string;
  picture?: Picture | null;
  /** False for what no search engine should list, such as a filtered listing; its links may still be followed. */
  isIndexable?: boolean;
}

/** Title, description, canonical address, the other language's address, and what a shared link shows. */
export function pageMetadata({ locale, path, title, description, picture, isIndexable = true }: PageFacts): Metadata {
  const url = localisedPath(locale, path);
  const languages = Object.fromEntries(locales.map((each) => [bcp47[each], localisedPath(each, path)]));
  const images = [socialImage(title, picture)];
  return {
    title,
    description,
    alternates: { canonical: url, ...(isIndexable && { languages: { ...languages, 'x-default': path } }) },
    openGraph: { type: 'website', title, description, url, locale: bcp47[locale].replace('-', '_'), images },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
  };
}

/** The picture composed for sharing (`lib/server/files/social-image.ts`); the shop's own where a page has none. */
function socialImage(title: string, picture: Picture | null | undefined) {
  const size = { width: 1200, height: 630 };
  if (!picture) return { url: '/social.png', ...size, alt: title };
  if (!/^(?:https:\/\/[^?]+)?\/storage\/.+\.webp$/.test(picture.url)) {
    return { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt };
  }
  return { url: picture.url.replace(/\.webp$/, '-social.jpg'), ...size, alt: picture.alt };
}
