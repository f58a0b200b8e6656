'use client';

import { useTranslations } from 'next-intl';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { InvoiceMedium } from '#lib/contract/invoices/records.ts';

interface DocumentFieldsProps {
  medium: InvoiceMedium;
  register: (name: 'fapiao_code' | 'fapiao_no' | 'issue_date') => UseFormRegisterReturn;
  /** What is said below code and number, where both kinds of invoices may be meant. */
  helps?: { code: string; number: string };
  errors: Partial<Record<'fapiao_code' | 'fapiao_no' | 'issue_date', FieldError>>;
}

/** Number and day as the tax side has given them. */
export function DocumentFields({ medium, register, helps, errors }: DocumentFieldsProps) {
  const t = useTranslations('invoicesStore.record');
  return (
    <>
      {medium !== 'digital' && (
        <TextInput
          label={t('code')}
          help={helps?.code ?? t('codeHelp')}
          field={register('fapiao_code')}
          error={errors.fapiao_code}
          inputMode="numeric"
          maxLength={12}
        />
      )}
      <TextInput
        label={t('number')}
        help={helps?.number ?? t(medium === 'digital' ? 'numberHelp' : 'legacyHelp')}
        field={register('fapiao_no')}
        error={errors.fapiao_no}
        inputMode="numeric"
        maxLength={20}
      />
      <TextInput label={t('date')} type="date" field={register('issue_date')} error={errors.issue_date} />
    </>
  );
}
