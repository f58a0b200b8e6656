import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from './settings.ts';

/** The part of specification §3 "Site config" that settings decide; navigation and flags are added by the workflow. */
export async function describeSite(ctx: ServerContext, locale: Locale) {
  const settings = await getSettings(ctx);
  return {
    siteName: settings['site.name'][locale],
    recordNumber: settings['site.recordNumber'],
    logo: settings['site.logo'],
    version: settings['site.version'],
    cdnUrl: settings['site.cdnUrl'] || ctx.env.PUBLIC_URL.replace(/^https?:/, ''),
    apiUrl: settings['site.apiUrl'] || ctx.env.PUBLIC_URL,
    upload: {
      mode: ctx.env.FILE_DRIVER,
      maxSize: settings['upload.maxBytes'],
      allowedSuffixes: settings['upload.allowedSuffixes'].join(','),
      allowedMimeTypes: settings['upload.allowedMimeTypes'],
    },
    copyright: settings['site.copyright'][locale],
    tel: settings['site.tel'],
  };
}
