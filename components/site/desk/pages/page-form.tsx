'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, type FieldError, type UseFormReturn } from 'react-hook-form';
import { Guarded, GuardedFields } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { RichTextInput } from '#components/ui/rich-text/rich-text-input.tsx';
import { bcp47, type Locale, locales } from '#lib/i18n/locales.ts';
import styles from '../site-desk.module.css';
import { type PageInput, type PageOutput, type StoredPage, usePageForm } from './use-page-form.ts';

/** Address, order and texts of a page, all languages side by side where there is room. */
export function PageForm({ page }: { page: StoredPage | undefined }) {
  const t = useTranslations('siteDesk.page');
  const { form, save, remove, submit } = usePageForm(page);
  const [isRemoving, setRemoving] = useState(false);
  const { isDirty, errors } = form.formState;
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <FormAlert text={errors.root?.message} />
      <GuardedFields node="operator/page/edit">
        <Panel title={t('place')}>
          <Place form={form} page={page} />
        </Panel>
        <div className={styles.pair}>
          {locales.map((locale) => (
            <Texts key={locale} form={form} locale={locale} />
          ))}
        </div>
      </GuardedFields>
      <Guarded node="operator/page/edit">
        <div className={styles.bar}>
          <span className={`hint ${styles.note}`} role="status">
            {isDirty ? t('unsaved') : page && t('saved')}
          </span>
          {page && (
            <Button look="quiet" onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          )}
          <Button type="submit" disabled={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </Guarded>
      {page && isRemoving && (
        <ConfirmDialog
          title={t('removeTitle', { url: page.url })}
          text={remove.error?.message || t('removeText')}
          confirm={t('remove')}
          isDestructive
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        />
      )}
    </form>
  );
}

function Place({ form, page }: { form: UseFormReturn<PageInput, unknown, PageOutput>; page: StoredPage | undefined }) {
  const t = useTranslations('siteDesk.page');
  const { errors } = form.formState;
  return (
    <div className={styles.fields}>
      <TextInput
        label={t('url')}
        help={t('urlHelp')}
        maxLength={80}
        defaultValue={page?.url ?? ''}
        field={form.register('url')}
        error={errors.url}
      />
      <TextInput
        label={t('sort')}
        help={t('sortHelp')}
        inputMode="numeric"
        defaultValue={page?.sort ?? 0}
        field={form.register('sort')}
        error={errors.sort as FieldError | undefined}
      />
      <label className={`${styles.check} ${styles.besideFields}`}>
        <input type="checkbox" {...form.register('is_published')} />
        <span>{t('isPublished')}</span>
      </label>
    </div>
  );
}

function Texts({ form, locale }: { form: UseFormReturn<PageInput, unknown, PageOutput>; locale: Locale }) {
  const t = useTranslations('siteDesk.page');
  const { control, register, formState, getValues } = form;
  const errors = formState.errors.texts?.[locale];
  const initial = getValues(`texts.${locale}`) ?? {};
  return (
    <Panel title={t(`language.${locale}`)} text={t(`languageHelp.${locale}`)}>
      <div className={styles.stack}>
        <TextInput
          label={t('pageTitle')}
          maxLength={120}
          defaultValue={initial.title ?? ''}
          field={register(`texts.${locale}.title`)}
          error={errors?.title}
        />
        <TextInput
          label={t('description')}
          help={t('descriptionHelp')}
          maxLength={300}
          multiline
          minRows={2}
          defaultValue={initial.description ?? ''}
          field={register(`texts.${locale}.description`)}
          error={errors?.description}
        />
        <Controller
          control={control}
          name={`texts.${locale}.body`}
          render={({ field: { ref, value, onChange, onBlur } }) => (
            <RichTextInput
              label={t('body')}
              value={value ?? ''}
              onChange={onChange}
              onBlur={onBlur}
              focusRef={ref}
              isPage
              lang={bcp47[locale]}
              error={errors?.body}
            />
          )}
        />
      </div>
    </Panel>
  );
}
