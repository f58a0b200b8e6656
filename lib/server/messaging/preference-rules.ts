import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { EventKind } from './events/event-kind.ts';
import type { CategoryChannels } from './preference-tables.ts';

/** What goes out for who never chose: mail about the business at hand, and no text messages. */
const defaultChannels: Record<MessageCategory, CategoryChannels> = {
  order: { email: true, mobile: false },
  aftersale: { email: true, mobile: false },
  invoice: { email: true, mobile: false },
  quote: { email: true, mobile: false },
  referral: { email: false, mobile: false },
  finance: { email: true, mobile: false },
  system: { email: true, mobile: false },
  announcement: { email: false, mobile: false },
};

export interface Preference {
  channels: Partial<Record<MessageCategory, CategoryChannels>>;
  /** Minutes of the shop's day, or null for none. */
  quietFrom: number | null;
  quietTo: number | null;
}

export const noPreference: Preference = { channels: {}, quietFrom: null, quietTo: null };

const nowhere: CategoryChannels = { email: false, mobile: false };

export const channelsOf = ({ channels }: Preference, category: MessageCategory): CategoryChannels =>
  channels[category] ?? defaultChannels[category];

const minutesPerDay = 1440;

/** When the quiet hours that `now` lies in are over; undefined outside of them. Asia/Shanghai has no summer time. */
export function endOfQuiet({ quietFrom, quietTo }: Preference, now: Date): Date | undefined {
  if (quietFrom === null || quietTo === null) return undefined;
  const minute = Math.floor(now.getTime() / 60_000);
  const ofDay = (minute + 8 * 60) % minutesPerDay;
  const since = (ofDay - quietFrom + minutesPerDay) % minutesPerDay;
  const length = (quietTo - quietFrom + minutesPerDay) % minutesPerDay;
  return since < length ? new Date((minute + length - since) * 60_000) : undefined;
}

export interface Recipient {
  email: string | null;
  mobile: string | null;
}

interface PlannedMessage {
  channel: 'email' | 'mobile';
  recipient: string;
  /** Not before this. */
  dueAt: Date;
}

interface Reader {
  preference: Preference;
  recipient: Recipient;
  /** Read in the inbox meanwhile: nobody needs it twice. */
  hasRead: boolean;
}

/**
 * Where a notice goes beside the inbox, and when. What must be sent knows neither switches nor quiet hours, and goes out
 * even when it was read.
 */
export function planMessages(kind: EventKind, { preference, recipient, hasRead }: Reader, now: Date): PlannedMessage[] {
  if (kind.sending === 'own') return [];
  const must = kind.sending === 'always' ? (recipient.email === null ? 'mobile' : 'email') : undefined;
  const requested = kind.node ? (preference.channels[kind.category] ?? nowhere) : channelsOf(preference, kind.category);
  const quietUntil = endOfQuiet(preference, now);
  return (['email', 'mobile'] as const).flatMap((channel) => {
    const address = recipient[channel];
    if (address === null || (channel !== must && (hasRead || !requested[channel]))) return [];
    return [{ channel, recipient: address, dueAt: channel === must ? now : (quietUntil ?? now) }];
  });
}
