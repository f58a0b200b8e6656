import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showFailure } from '#lib/api/form-failure.ts';
import { removePage, savePage } from '#lib/api/operator-site.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { type operatorPage, pageSaveBody } from '#lib/contract/operator-page.ts';

export type StoredPage = DataOf<typeof operatorPage>;
export type PageInput = z.input<typeof pageSaveBody>;
export type PageOutput = z.output<typeof pageSaveBody>;

const noText = { title: '', description: '', body: '' };

const known = [
  'url',
  'sort',
  'texts.zh-cn.title',
  'texts.zh-cn.description',
  'texts.zh-cn.body',
  'texts.en.title',
  'texts.en.description',
  'texts.en.body',
] as const;

/** The form of a content page: what was saved stays on the page, what was refused stands at its field. */
export function usePageForm(page: StoredPage | undefined) {
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm<PageInput, unknown, PageOutput>({
    resolver: zodResolver(pageSaveBody),
    defaultValues: {
      id: page?.id,
      version: page?.version ?? 0,
      url: page?.url ?? '',
      sort: page?.sort ?? 0,
      is_published: page?.is_published ?? false,
      texts: page?.texts ?? { 'zh-cn': noText, en: noText },
    },
  });
  const invalidate = () => queries.invalidateQueries({ queryKey: ['/api/operator/page/list'] });
  const save = useMutation({
    mutationFn: savePage,
    onSuccess: async ({ id, version }, values) => {
      form.reset({ ...values, id, version });
      await invalidate();
      if (!page) router.replace(`/user/desk/pages/edit?id=${id}`);
    },
    onError: (error) => showFailure(error, form.setError, known),
  });
  const remove = useMutation({
    mutationFn: () => removePage(page?.id ?? 0),
    onSuccess: async () => {
      form.reset(form.getValues());
      await invalidate();
      router.push('/user/desk/pages');
    },
  });
  useLeaveWarning(form.formState.isDirty);
  return { form, save, remove, submit: form.handleSubmit((values) => save.mutate(values)) };
}

/** The browser asks before a page with unsaved words is left. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
