import { announceChange } from '../db/announce-change.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from './settings.ts';
import type { Settings } from './settings-schema.ts';
import { shopTime } from './shop-time.ts';

type AnnouncementSettings = Pick<Settings, 'site.announcementFrom' | 'site.announcementUntil'>;

/** Whether the announcement is up at this moment, by its times. */
export function isAnnounced(settings: AnnouncementSettings, now: Date): boolean {
  const from = shopTime(settings['site.announcementFrom']);
  const until = shopTime(settings['site.announcementUntil']);
  return (!from || from <= now) && (!until || now < until);
}

/** Further back than the job ever runs late by itself; a page that is made anew for nothing comes back as it was. */
const windowMs = 150_000;

/** Has the pages made anew when the announcement has just come up or gone down; a job asks each minute. */
export async function turnAnnouncement(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  const settings = await getSettings(ctx);
  const hasTurned = [settings['site.announcementFrom'], settings['site.announcementUntil']].some((text) => {
    const at = shopTime(text);
    return at !== undefined && at <= now && now.getTime() - at.getTime() < windowMs;
  });
  if (hasTurned) await announceChange(ctx.db, ['site']);
}
