'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useSchemaResolver } from '#components/ui/form/use-schema-resolver.ts';
import { useSavingMoments } from '#components/work/saving/use-saving-moments.ts';
import { type StoreApplication, saveStoreApplication } from '#lib/api/store/member-application.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { storeApplicationForm } from '#lib/contract/store/application-form.ts';
import { publishNotice } from '#lib/utils/notice-bus.ts';
import type { EntryValues } from '../entry-context.ts';
import { DraftSaver } from './draft-saver.ts';
import { toSaveOutcome } from './save-outcome.ts';
import { keepUnsaved, readUnsaved } from './unsaved-draft.ts';

/** The form of an application, and what saves it while somebody types. */
export function useEntryForm(application: StoreApplication, today: string) {
  const form = useForm<EntryValues>({
    resolver: useSchemaResolver<EntryValues>(storeApplicationForm(today)),
    defaultValues: application.form,
    mode: 'onTouched',
  });
  const saver = useSaver(application, form);
  useRestored(saver, form);
  const place = useRef<HTMLFieldSetElement>(null);
  useSavingMoments(saver, place);
  const { version, form: theirs } = application;
  useEffect(() => saver.receive({ version, form: theirs }), [saver, version, theirs]);
  return { form, saver, place };
}

function useSaver(application: StoreApplication, form: UseFormReturn<EntryValues>): DraftSaver {
  const t = useTranslations('storeEntry.entry');
  const queries = useQueryClient();
  const { id } = useMemberCentre().user;
  const create = () =>
    new DraftSaver(application, {
      read: () => form.getValues(),
      write: (values) => form.reset({ ...form.getValues(), ...values }, { keepErrors: true, keepTouched: true }),
      onTaken: () => publishNotice({ tone: 'info', text: t('save.taken') }),
      keep: (unsaved) => keepUnsaved(id, unsaved),
      load: () => queries.fetchQuery({ ...apiQuery('/api/store/application'), staleTime: 0 }).catch(() => undefined),
      send: async (changes) => {
        const sending = saveStoreApplication(changes);
        const outcome = await toSaveOutcome(sending, form.setError);
        if (typeof outcome === 'object') {
          form.clearErrors('root');
          queries.setQueryData(apiQuery('/api/store/application').queryKey, await sending);
        }
        return outcome;
      },
    });
  return useState(create)[0];
}

/** Brings back what a reload interrupted, and listens to what is typed from then on. */
function useRestored(saver: DraftSaver, form: UseFormReturn<EntryValues>): void {
  const { id } = useMemberCentre().user;
  const { subscribe } = form;
  useEffect(() => {
    const kept = readUnsaved(id);
    if (kept) saver.restore(kept);
    return subscribe({ formState: { values: true }, callback: () => saver.touch() });
  }, [saver, id, subscribe]);
}
