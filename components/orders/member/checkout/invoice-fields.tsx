'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { DrawnInput } from '#components/work/forms/drawn-input.tsx';
import styles from './checkout.module.css';
import type { CheckoutChoices } from './checkout-choices.ts';
import { SavedTitles } from './saved-titles.tsx';
import type { Checkout } from './use-checkout.ts';

const kinds = ['none', 'personal', 'company'] as const;

/** The ask for an invoice, kept with the order until one is applied for: by itself, or by the customer. */
export function InvoiceFields({ form }: { form: Checkout['form'] }) {
  const t = useTranslations('orders.checkout.invoice');
  const kind = useWatch({ control: form.control, name: 'invoice.kind' });
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className={styles.fields}>
        <SavedTitles form={form} />
        <ChoiceInput<CheckoutChoices>
          label={t('kind')}
          name="invoice.kind"
          control={form.control as never}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        {kind !== 'none' && <MadeOutTo form={form} kind={kind} />}
      </div>
    </Panel>
  );
}

/** Whose invoice it is, and where it goes. */
function MadeOutTo({ form, kind }: { form: Checkout['form']; kind: 'personal' | 'company' }) {
  const t = useTranslations('orders.checkout.invoice');
  const isAutomatic = useWatch({ control: form.control, name: 'invoice.is_automatic' });
  const { errors } = form.formState;
  const atFault = errors.invoice as Partial<Record<'title' | 'tax_no' | 'email', (typeof errors)['note']>> | undefined;
  return (
    <>
      <DrawnInput
        control={form.control}
        label={t(kind === 'company' ? 'companyName' : 'personName')}
        field={form.register('invoice.title')}
        error={atFault?.title}
        autoComplete={kind === 'company' ? 'organization' : 'name'}
        maxLength={100}
      />
      {kind === 'company' && (
        <TextInput
          label={t('taxNo')}
          help={t('taxNoHelp')}
          field={form.register('invoice.tax_no')}
          error={atFault?.tax_no}
          autoComplete="off"
          maxLength={60}
        />
      )}
      <TextInput
        label={t(isAutomatic ? 'email' : 'emailOptional')}
        help={t('emailHelp')}
        field={form.register('invoice.email')}
        error={atFault?.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={50}
      />
      <CheckInput<CheckoutChoices, unknown>
        label={t('isAutomatic')}
        name="invoice.is_automatic"
        control={form.control as never}
      />
    </>
  );
}
