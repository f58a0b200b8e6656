import type { Locale } from '#lib/i18n/locales.ts';
import { findEventKind } from './inbox-events.ts';
import { noticeWords } from './notice-words.ts';
import { valuesForReader } from './reader-values.ts';
import type { outboxMessages } from './tables.ts';

type OutboxRow = Pick<typeof outboxMessages.$inferSelect, 'template' | 'values'>;

/** An event that an earlier version wrote has no words any more. */
export const isWordless = ({ template, values }: OutboxRow): boolean =>
  template === 'Notice' && findEventKind(String((values as Record<string, unknown>).noticeEvent)) === undefined;

/** Of a notice in the outbox its title as the inbox has it; empty for any other message. */
export function noticeTitle(row: OutboxRow, locale: Locale): string {
  if (row.template !== 'Notice' || isWordless(row)) return '';
  const values = row.values as Record<string, string | number>;
  return noticeWords(String(values.noticeEvent), locale, valuesForReader(values, locale)).title;
}
