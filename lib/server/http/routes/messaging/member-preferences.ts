import type { z } from 'zod';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { messageCategories, messagePreferences, saveMessagePreferences } from '#lib/contract/messaging/member-inbox.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import {
  alwaysSentTopics,
  channelsOf,
  getPreference,
  type Preference,
  type PreferenceChanges,
  savePreference,
} from '#lib/server/messaging/index.ts';
import { type App, serve } from '../../serve.ts';

const guard = { node: 'message' } as const;

export function registerMessagePreferences(app: App): void {
  serve(app, messagePreferences, {
    guard,
    run: async ({ server, member, locale }) => toRecord(await getPreference(server.db, member.userId), locale),
  });
  serve(app, saveMessagePreferences, {
    guard,
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'preferencesSaved',
    run: async ({ server, member, body, locale }) => {
      await savePreference(server, member.userId, toChanges(body));
      return toRecord(await getPreference(server.db, member.userId), locale);
    },
  });
}

function toRecord(preference: Preference, locale: Locale): DataOf<typeof messagePreferences> {
  const { quietFrom, quietTo } = preference;
  return {
    categories: messageCategories.map((category) => ({
      category,
      in_site: true,
      ...channelsOf(preference, category),
      always_sent: alwaysSentTopics(category).map((topic) => sentence(locale, `api.${topic}`)),
    })),
    quiet: quietFrom === null || quietTo === null ? null : { start: toClock(quietFrom), end: toClock(quietTo) },
    timezone: 'Asia/Shanghai',
  };
}

function toChanges({ categories, quiet }: z.output<(typeof saveMessagePreferences)['body'] & {}>): PreferenceChanges {
  const channels = (categories ?? []).map(({ category, email, mobile }) => [category, { email, mobile }] as const);
  return {
    channels: Object.fromEntries(channels),
    quiet: quiet && { from: toMinutes(quiet.start), to: toMinutes(quiet.end) },
  };
}

function toMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function toClock(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
