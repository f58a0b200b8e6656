import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { isAnnounced } from './announcement.ts';
import { readSocialLink } from './frame-settings.ts';
import { getLiveLook, getSettings } from './settings.ts';
import type { Settings } from './settings-schema.ts';

export interface SiteReader {
  locale: Locale;
  /** The shop as the caller reaches it. */
  shopAddress: string;
}

/**
 * The part of specification §3 "Site config" that settings decide; navigation and flags are added by the workflow. The
 * prefixes of files and calls are the shop itself, protocol-relative, where none is configured: clients of the family
 * put them before every path, ours know by the missing protocol that the page's own host will do.
 */
export async function describeSite(ctx: ServerContext, { locale, shopAddress }: SiteReader) {
  const [settings, { look }] = await Promise.all([getSettings(ctx), getLiveLook(ctx)]);
  const shop = shopAddress.replace(/^https?:/, '');
  return {
    siteName: settings['site.name'][locale],
    recordNumber: settings['site.recordNumber'],
    policeNumber: settings['site.policeNumber'],
    logo: look.logo,
    version: settings['site.version'],
    cdnUrl: settings['site.cdnUrl'] || shop,
    apiUrl: settings['site.apiUrl'] || shop,
    upload: {
      mode: ctx.env.FILE_DRIVER,
      maxSize: settings['upload.maxBytes'],
      allowedSuffixes: settings['upload.allowedSuffixes'].join(','),
      allowedMimeTypes: settings['upload.allowedMimeTypes'],
      artwork: {
        maxSize: settings['upload.artworkMaxBytes'],
        allowedSuffixes: settings['upload.artworkSuffixes'].join(','),
      },
    },
    ...describeFrame(settings, { locale, now: ctx.clock.now() }),
    copyright: settings['site.copyright'][locale],
    tel: settings['site.tel'],
    ...(ctx.env.UMAMI_WEBSITE_ID && { statisticsId: ctx.env.UMAMI_WEBSITE_ID }),
  };
}

/** What stands around the pages; nothing of it where nothing was said. */
function describeFrame(settings: Settings, { locale, now }: { locale: Locale; now: Date }) {
  const text = settings['site.announcement'][locale];
  const social = settings['site.socialLinks'].map(readSocialLink);
  return {
    ...(text && isAnnounced(settings, now) && { announcement: { text, href: settings['site.announcementLink'] } }),
    ...(social.length > 0 && { social }),
  };
}
