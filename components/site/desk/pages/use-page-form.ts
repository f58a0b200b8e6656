import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { removePage, savePage } from '#lib/api/site/desk-site.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { type operatorPage, pageSaveBody } from '#lib/contract/site/desk-pages.ts';
import { locales } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import { userPath } from '#lib/routes/user-path.ts';

export type StoredPage = DataOf<typeof operatorPage>;
export type PageInput = z.input<typeof pageSaveBody>;
export type PageOutput = z.output<typeof pageSaveBody>;

const noText = { title: '', description: '', body: '' };

const known = [
  'url',
  'sort',
  ...locales.flatMap((locale) =>
    (['title', 'description', 'body'] as const).map((part) => `texts.${locale}.${part}` as const),
  ),
] as const;

/** The form of a content page: what was saved stays on the page, what was refused stands at its field. */
export function usePageForm(page: StoredPage | undefined) {
  const navigation = useNavigation();
  const t = useTranslations('siteDesk.page');
  const form = useForm<PageInput, unknown, PageOutput>({
    resolver: zodResolver(pageSaveBody),
    defaultValues: {
      id: page?.id,
      version: page?.version ?? 0,
      url: page?.url ?? '',
      sort: page?.sort ?? 0,
      is_published: page?.is_published ?? false,
      texts: page?.texts ?? inEachLanguage(() => noText),
    },
  });
  const drop = useKeptWords(form, `page:${page?.id ?? 'new'}:${page?.version ?? 0}`);
  const save = useMutation({
    mutationFn: ({ values }: Saved) => savePage(values),
    onSuccess: async ({ id, version }, { values, typed }) => {
      const now = form.getValues();
      form.reset({ ...values, id, version });
      drop();
      // What was typed while it was saved is the next change.
      if (JSON.stringify(now) !== typed) form.reset({ ...now, id, version }, { keepDefaultValues: true });
      await untilReread();
      if (!page) navigation.replace(userPath('desk/pages/edit', { id }));
    },
    onError: (error) => showFailure(error, form.setError, known),
  });
  const remove = useMutation({
    mutationFn: () => removePage(page?.id ?? 0),
    onSuccess: async () => {
      form.reset(form.getValues());
      drop();
      await untilReread();
      navigation.push(userPath('desk/pages'));
    },
  });
  useLeaveWarning(form.formState.isDirty, t('kept'));
  return {
    form,
    save,
    remove,
    submit: form.handleSubmit((values) => save.mutate({ values, typed: JSON.stringify(form.getValues()) })),
  };
}

interface Saved {
  values: PageOutput;
  /** What the fields held then, as JSON. */
  typed: string;
}

/** What is typed outlives a reload, a link that leads away and the end of a session, in this tab; what was saved does not. */
function useKeptWords(form: UseFormReturn<PageInput, unknown, PageOutput>, name: string): () => void {
  const [kept, keep, drop] = useKeptState<PageInput | undefined>(name, undefined);
  const isRestored = useRef(false);
  useEffect(() => {
    if (kept && !isRestored.current && !form.formState.isDirty) form.reset(kept, { keepDefaultValues: true });
    if (kept) isRestored.current = true;
  }, [kept, form]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) return;
          // What is typed from now on is on the page: put back, it would take the faults at its fields away.
          isRestored.current = true;
          keep(values);
        },
      }),
    [form, keep],
  );
  return drop;
}
