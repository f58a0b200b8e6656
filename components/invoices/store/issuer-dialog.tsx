'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type InvoiceIssuer, saveInvoiceIssuer } from '#lib/api/invoices/store-issuer.ts';
import { invoiceIssuerBody } from '#lib/contract/invoices/store-issuer.ts';
import { taxFileFields, taxResultFields } from '#lib/contract/invoices/tax-file.ts';

const texts = [
  ['address', 200],
  ['phone', 30],
  ['bank_name', 100],
  ['bank_account', 32],
  ['drawer', 40],
] as const;

/** How the store issues; its name and its tax number are those of its licence, and the cap is the desk's. */
export function IssuerDialog({ issuer, onClose }: { issuer: InvoiceIssuer; onClose: () => void }) {
  const t = useTranslations('invoicesStore.issuer');
  const {
    name: _,
    tax_no: __,
    providers,
    cap: ___,
    usual_file_columns: usualFile,
    usual_result_columns: usualResult,
    ...values
  } = issuer;
  const { register, control, errors, frame } = useDecisionForm({
    schema: invoiceIssuerBody,
    values,
    fields: [
      'address',
      'phone',
      'bank_name',
      'bank_account',
      'drawer',
      'provider',
      'flat_rate',
      'file_columns',
      'result_columns',
    ],
    send: saveInvoiceIssuer,
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('formText')}</p>} submit={t('save')} form={frame} onClose={onClose}>
      {texts.map(([field, maxLength]) => (
        <TextInput key={field} label={t(field)} field={register(field)} error={errors[field]} maxLength={maxLength} />
      ))}
      <SelectInput
        label={t('provider')}
        options={providers.map((value) => ({ value, label: t(`providers.${value}`) }))}
        field={register('provider')}
        error={errors.provider}
      />
      <CheckInput label={t('autoHelp')} name="is_auto_issue" control={control} />
      <CheckInput label={t('specialHelp')} name="is_special_offered" control={control} />
      <TextInput
        label={t('flat_rate')}
        help={t('rateHelp')}
        field={register('flat_rate')}
        error={errors.flat_rate}
        inputMode="decimal"
        maxLength={5}
      />
      <TextInput
        label={t('file_columns')}
        help={t('columnsHelp', { fields: taxFileFields.join(', ') })}
        field={register('file_columns')}
        error={errors.file_columns}
        placeholder={usualFile}
        multiline
        minRows={4}
      />
      <TextInput
        label={t('result_columns')}
        help={t('columnsHelp', { fields: taxResultFields.join(', ') })}
        field={register('result_columns')}
        error={errors.result_columns}
        placeholder={usualResult}
        multiline
        minRows={4}
      />
    </FormDialog>
  );
}
