'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedAddress } from '#components/ui/hooks/use-address-state.ts';
import { submitStoreApplication } from '#lib/api/store/member-application.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { saveAll } from '#lib/utils/late-saves.ts';
import { allFields, findFaults, stepOf } from './application-steps.ts';
import type { DraftSaver } from './draft/draft-saver.ts';
import type { Entry, EntryValues } from './entry-context.ts';

interface SubmitOptions extends Pick<Entry, 'today' | 'goTo'> {
  form: UseFormReturn<EntryValues>;
  saver: DraftSaver;
}

/** Saves what is left and hands the draft in. What is missing or refused is shown at its field. */
export function useSubmit({ form, saver, today, goTo }: SubmitOptions) {
  const t = useTranslations('storeEntry.entry.review');
  const queries = useQueryClient();
  const [isSubmitting, setSubmitting] = useState(false);
  const refuse = (error: unknown) => {
    if (error instanceof ApiError && error.error === 'draft_conflict') return saver.catchUp();
    showFailure(error, form.setError, allFields);
    const field = error instanceof ApiError && allFields.find((name) => error.fields[name]);
    if (field) goTo(stepOf(field), field);
  };
  const submit = async () => {
    form.clearErrors('root');
    // A file that is on its way is part of the form.
    const isSaved = await saveAll();
    const [fault] = findFaults(form.getValues(), today);
    if (fault) return goTo(stepOf(fault.field), fault.field);
    setSubmitting(true);
    if (isSaved && (await saver.flush())) {
      await submitStoreApplication(saver.version).then((answer) => {
        window.history.replaceState(null, '', changedAddress(location.href, { step: undefined }));
        queries.setQueryData(apiQuery('/api/store/application').queryKey, answer);
      }, refuse);
    } else if (saver.store.getState().phase !== 'clash')
      form.setError('root', { type: 'server', message: t('unsaved') });
    setSubmitting(false);
  };
  return { submit, isSubmitting };
}
