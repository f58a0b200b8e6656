import type { OutboxRow } from '#lib/contract/messaging/desk-outbox.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { maskEmail } from '#lib/server/kernel/mask-email.ts';
import { maskMobile } from '#lib/server/kernel/mask-mobile.ts';
import {
  blockOf,
  canRetry,
  faultOf,
  noticeTitle,
  type OutboxEntry,
  withoutAddresses,
} from '#lib/server/messaging/index.ts';

/** A message as the list shows it: nothing of what fills its text, and of its recipient what tells two apart. */
export function toOutboxRow(entry: OutboxEntry, { locale, now }: { locale: Locale; now: Date }): OutboxRow {
  const { id, channel, recipient, template, status, attempts, lastError, createdAt, sentAt, dueAt } = entry;
  return {
    id,
    channel,
    recipient: channel === 'email' ? maskEmail(recipient) : maskMobile(recipient),
    template,
    title: noticeTitle(entry, locale),
    status,
    attempts,
    fault: lastError === null ? null : faultOf(lastError),
    error: withoutAddresses(lastError ?? ''),
    time: toUnixSeconds(createdAt),
    sent_time: toUnixSeconds(sentAt),
    next_time: status === 'pending' ? toUnixSeconds(dueAt) : null,
    blocked: blockOf(entry, now) ?? null,
    actions: canRetry(entry, now) ? ['retry'] : [],
  };
}
