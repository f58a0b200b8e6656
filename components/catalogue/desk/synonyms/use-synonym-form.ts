'use client';

import { useQueryClient } from '@tanstack/react-query';
import { removeSynonyms, type SynonymGroup, saveSynonyms } from '#lib/api/catalogue/desk-synonyms.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { keepRecord } from '../kept-records.ts';
import { useRecordForm } from '../use-record-form.ts';

interface SynonymValues {
  locale: SynonymGroup['locale'];
  /** One word a line. */
  text: string;
}

/** Under which what is typed about a group is kept. */
export const synonymName = (id: number | 'new') => `synonyms:${id}`;

const start = (group: SynonymGroup | undefined): SynonymValues => ({
  locale: group?.locale ?? defaultLocale,
  text: (group?.words ?? []).join('\n'),
});

/** Lines, or what is set apart as people set lists apart. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[\n,，、;；=]+/)
    .map((word) => word.trim())
    .filter(Boolean);

const toBody = ({ locale, text }: SynonymValues) => ({ locale, words: wordsOf(text) });

/** What is typed about a group of words, and what was refused of it. */
export function useSynonymForm(group: SynonymGroup | undefined, onDone: () => void) {
  const queries = useQueryClient();
  const refresh = async () => {
    const { list } = await queries.fetchQuery({ ...apiQuery('/api/operator/synonym/list'), staleTime: 0 });
    return list.find(({ id }) => id === group?.id)?.version;
  };
  const form = useRecordForm<SynonymValues>({
    name: synonymName(group?.id ?? 'new'),
    seen: group && { version: group.version, mark: JSON.stringify(toBody(start(group))) },
    start: () => start(group),
    follow: (values) => values,
    refresh,
    send: async (values, version) => {
      await saveSynonyms({ ...(group && { id: group.id, version }), ...toBody(values) });
      await refresh();
      onDone();
    },
  });
  const remove = () =>
    form.attempt(async () => {
      if (!group) return;
      await removeSynonyms({ id: group.id, version: group.version });
      keepRecord(synonymName(group.id), undefined);
      onDone();
      await refresh();
    });
  return { ...form, remove };
}
