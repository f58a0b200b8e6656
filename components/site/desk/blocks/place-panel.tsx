'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldError, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useLeaveWarning } from '#components/ui/hooks/use-leave-warning.ts';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { useKeptValues } from '#components/work/forms/use-kept-values.ts';
import { type PageDocument, placePage } from '#lib/api/site/desk-blocks.ts';
import { removePage } from '#lib/api/site/desk-site.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { pagePlaceBody } from '#lib/contract/site/desk-blocks.ts';
import { userPath } from '#lib/routes/user-path.ts';
import siteStyles from '../site-desk.module.css';

export type PlaceInput = z.input<typeof pagePlaceBody>;
export type PlaceOutput = z.output<typeof pagePlaceBody>;

/** Where a content page is found, and whether visitors find it at all; and its end. */
export function PlacePanel({ page }: { page: NonNullable<PageDocument['page']> }) {
  const t = useTranslations('siteBlocksDesk');
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm<PlaceInput, unknown, PlaceOutput>({ resolver: zodResolver(pagePlaceBody), defaultValues: page });
  const drop = useKeptValues(form, { name: `page-place:${page.id}:${page.version}` });
  useLeaveWarning(form.formState.isDirty, t('kept'));
  const save = useMutation({
    mutationFn: (values: PlaceOutput) => placePage(values),
    onSuccess: ({ version }, values) => {
      form.reset({ ...values, version });
      drop();
    },
    onError: (error) => showFailure(error, form.setError, ['url', 'sort']),
  });
  return (
    <Panel title={t('place')}>
      <form noValidate className={siteStyles.stack} onSubmit={form.handleSubmit((values) => save.mutate(values))}>
        <FormAlert text={form.formState.errors.root?.message} />
        <GuardedFields node="operator/page/edit">
          <div className={siteStyles.fields}>
            <UrlInput form={form} url={page.url} />
            <TextInput
              label={t('sort')}
              help={t('sortHelp')}
              inputMode="numeric"
              defaultValue={page.sort}
              field={form.register('sort')}
              error={form.formState.errors.sort as FieldError | undefined}
            />
            <label className={`${siteStyles.check} ${siteStyles.besideFields}`}>
              <input type="checkbox" {...form.register('is_published')} />
              <span>{t('isPublished')}</span>
            </label>
          </div>
        </GuardedFields>
        <Guarded node="operator/page/edit">
          <div className="wrap-8">
            <Button type="submit" look="secondary" size="small" isBusy={save.isPending}>
              {t('savePlace')}
            </Button>
            <Button look="quiet" size="small" isDestructive onClick={() => setRemoving(true)}>
              {t('removePage')}
            </Button>
          </div>
        </Guarded>
      </form>
      {isRemoving && <Removal page={page} onClose={() => setRemoving(false)} />}
    </Panel>
  );
}

export function UrlInput({ form, url }: { form: UseFormReturn<PlaceInput, unknown, PlaceOutput>; url: string }) {
  const t = useTranslations('siteBlocksDesk');
  return (
    <TextInput
      label={t('url')}
      help={t('urlHelp')}
      maxLength={80}
      defaultValue={url}
      field={form.register('url')}
      error={form.formState.errors.url}
    />
  );
}

function Removal({ page, onClose }: { page: NonNullable<PageDocument['page']>; onClose: () => void }) {
  const t = useTranslations('siteBlocksDesk');
  const navigation = useNavigation();
  const remove = useMutation({
    mutationFn: () => removePage(page.id),
    onSuccess: () => navigation.push(userPath('desk/pages')),
  });
  return (
    <ConfirmDialog
      title={t('removeTitle', { url: page.url })}
      text={t('removeText')}
      confirm={t('removePage')}
      isDestructive
      isBusy={remove.isPending}
      failure={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
