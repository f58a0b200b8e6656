import type { Metadata } from 'next';
import type { Picture } from '#lib/contract/files/picture.ts';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { bcp47 } from '#lib/i18n/bcp47.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { pictureVersion } from '#lib/utils/files/picture-version.ts';
import { localisedPath } from './paths.ts';

interface PageFacts {
  locale: Locale;
  /** The one public address of what the page shows, without a language. */
  path: string;
  title: string;
  description: string;
  picture?: Picture | null;
  /** Of the shop: addresses of sharing pictures change with it, since they show its icon. */
  look: Pick<ShownLook, 'icon' | 'share'> | undefined;
  /** False for what no search engine should list, such as a filtered listing; its links may still be followed. */
  isIndexable?: boolean;
}

/** Title, description, canonical address, the other language's address, and what a shared link shows. */
export function pageMetadata({ locale, path, title, description, isIndexable = true, ...facts }: PageFacts): Metadata {
  const url = localisedPath(locale, path);
  const languages = Object.fromEntries(locales.map((each) => [bcp47[each], localisedPath(each, path)]));
  const images = [socialImage(title, facts)];
  return {
    title,
    description,
    alternates: { canonical: url, ...(isIndexable && { languages: { ...languages, 'x-default': path } }) },
    openGraph: { type: 'website', title, description, url, locale: bcp47[locale].replace('-', '_'), images },
    twitter: { card: 'summary_large_image', title, description, images },
    ...(!isIndexable && { robots: { index: false, follow: true } }),
  };
}

/** The picture composed for sharing (`lib/server/files/brand/social-image.ts`); the shop's own where a page has none. */
function socialImage(title: string, { picture, look }: Pick<PageFacts, 'picture' | 'look'>) {
  const size = { width: 1200, height: 630 };
  if (!picture) {
    const shown = look && pictureVersion(look.share || look.icon);
    return { url: shown ? `/social.png?v=${shown}` : '/social.png', ...size, alt: title };
  }
  if (!/^(?:https:\/\/[^?]+)?\/storage\/.+\.webp$/.test(picture.url)) {
    return { url: picture.url, width: picture.width, height: picture.height, alt: picture.alt };
  }
  const version = look ? pictureVersion(look.icon) : '';
  const ending = version ? `-social-${version}.jpg` : '-social.jpg';
  return { url: picture.url.replace(/\.webp$/, ending), ...size, alt: picture.alt };
}
