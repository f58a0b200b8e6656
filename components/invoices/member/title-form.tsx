'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import type { TitleRecord } from '#lib/api/invoices/member-titles.ts';
import type { BillingField } from '#lib/contract/invoices/billing-labels.ts';
import { titleTypes } from '#lib/contract/invoices/records.ts';
import { PasteBox } from './paste-box.tsx';
import { TitleDocumentsNote } from './title-documents-note.tsx';
import type { TitleSide } from './title-side.ts';
import styles from './titles.module.css';
import { type TitleForm as Parts, useTitleForm } from './use-title-form.ts';

/** A new title, or a changed one. */
export function TitleForm({ title, side }: { title?: TitleRecord; side: TitleSide }) {
  const t = useTranslations('invoices.form');
  const parts = useTitleForm(title, side);
  const { form, back, drop, submit } = parts;
  const { errors, isSubmitting } = form.formState;
  return (
    <div className="stack-24 min-w-0">
      <PasteBox {...parts} />
      <Panel>
        <form noValidate onSubmit={submit}>
          <fieldset disabled={isSubmitting} className="stack-24">
            <FormAlert text={errors.root?.message} />
            <TitleFields {...parts} />
            {title && <TitleDocumentsNote title={title} control={form.control} />}
            {title?.is_default ? (
              <p className="text-ink-2">{t('isDefaultFixed')}</p>
            ) : (
              <CheckInput name="is_default" control={form.control} label={t('isDefault')} />
            )}
            <div className={`wrap-12 items-center ${styles.foot}`}>
              <Button isBusy={isSubmitting} type="submit">
                {t('save')}
              </Button>
              <ButtonLink look="secondary" href={back} onClick={drop}>
                {t('cancel')}
              </ButtonLink>
            </div>
          </fieldset>
        </form>
      </Panel>
    </div>
  );
}

/** Those of the kind of title; what a pasted text filled is marked until somebody changes it. */
function TitleFields({ form, marked, unmark }: Pick<Parts, 'form' | 'marked' | 'unmark'>) {
  const t = useTranslations('invoices');
  const type = useWatch({ control: form.control, name: 'title_type' });
  const input = (name: BillingField, maxLength: number, help = '') => ({
    label: t(`fields.${name}`),
    field: form.register(name, { onChange: () => unmark(name) }),
    error: form.formState.errors[name],
    help: marked.has(name) ? t('paste.check') : help,
    maxLength,
  });
  return (
    <div className="columns-2 stack-16-24">
      <div className="col-span-full">
        <ChoiceInput
          label={t('fields.title_type')}
          name="title_type"
          control={form.control}
          options={titleTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </div>
      <DrawnInput
        control={form.control}
        {...input('name', 100, t(`form.nameHelp.${type}`))}
        autoComplete="organization"
      />
      {type !== 'personal' && (
        <>
          <TextInput {...input('tax_no', 60, t(`form.taxNoHelp.${type}`))} autoComplete="off" />
          <DrawnInput control={form.control} {...input('reg_address', 100, t('form.specialHelp'))} autoComplete="off" />
          <TextInput {...input('reg_phone', 30)} type="tel" inputMode="tel" autoComplete="off" />
          <DrawnInput control={form.control} {...input('bank_name', 100)} autoComplete="off" />
          <TextInput {...input('bank_account', 60)} inputMode="numeric" autoComplete="off" />
        </>
      )}
      <TextInput {...input('email', 50)} type="email" inputMode="email" autoComplete="email" />
      <TextInput {...input('mobile', 24)} type="tel" inputMode="tel" autoComplete="tel" />
    </div>
  );
}
