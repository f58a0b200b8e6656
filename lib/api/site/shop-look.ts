import { cache } from 'react';
import type { ShownLook } from '#lib/contract/site/shop-look.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { defaultShownLook } from '#lib/look/default-look.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { ApiError } from '../transport/api-error.ts';
import { cachedCall } from '../transport/call.ts';
import { readSite } from './shop-index.ts';

/**
 * The look of the shop as its pages show it, once for each page that is rendered: none has a sheet of one look and a logo of
 * another. A shop that says nothing of it, another server of the family too, has the default one and the logo of its settings.
 */
export const readLook = cache(async (locale: Locale): Promise<ShownLook> => {
  const [{ site }, look] = await Promise.all([
    readSite(locale),
    cachedCall(defaultLocale, '/api/site/look', {}, ['site']).catch(withoutLook),
  ]);
  const at = (address: string) => address && fileAddress(site.cdnUrl, address);
  if (!look) return { ...defaultShownLook, logo: at(site.logo) };
  return { ...look, logo: at(look.logo), logo_dark: at(look.logo_dark), icon: at(look.icon), share: at(look.share) };
});

/** The same for what does without: a page has its title though the look cannot be read. */
export const findLook = (locale: Locale): Promise<ShownLook | undefined> => readLook(locale).catch(() => undefined);

/** Another server of the family has no such call, and one that is closed for a while answers none of those who may log in there. */
function withoutLook(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 404 || error.error === 'maintenance')) return undefined;
  throw error;
}
