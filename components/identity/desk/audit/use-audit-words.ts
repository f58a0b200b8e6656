import { useTranslations } from 'next-intl';
import type { AuditRow } from '#lib/api/identity/desk-people.ts';
import { findWords } from '#lib/i18n/find-words.ts';

/**
 * Our words for what the log writes down, those of the kind of record before those of all; what has none yet is shown as
 * it stands.
 */
export function useAuditWords() {
  const t = useTranslations('identityDesk.audit');
  const find = (names: string[], otherwise: string) => {
    for (const name of names) {
      const words = findWords(t, name);
      if (words !== undefined) return words;
    }
    return otherwise;
  };
  const state = (record: string, key: string) => find([`states.${record}_${key}`, `states.${key}`], key);
  return {
    record: (key: string) => find([`records.${key}`], key),
    event: (record: string, key: string) => find([`events.${record}_${key}`, `events.${key}`], key),
    /** Reasons that the shop gives itself are keys; a person's own words stay as they are. */
    reason: (text: string) => find([`reasons.${text}`], text),
    /** From one state to another; nothing where nothing moved. */
    change: ({ entity_type: record, from, to }: Pick<AuditRow, 'entity_type' | 'from' | 'to'>) =>
      from === to ? '' : [from, to].flatMap((each) => (each ? state(record, each) : [])).join(' → '),
  };
}
