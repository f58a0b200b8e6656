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

/** Which column of a file each of these is, as somebody names them. */
const columns = [
  ['file_columns', taxFileFields],
  ['result_columns', taxResultFields],
] as const;

const fields = [...texts.map(([field]) => field), 'provider', 'flat_rate', ...columns.map(([field]) => field)] as const;

/** How the store issues; its name and its tax number are those of its licence, and the cap is the desk's. */
export function IssuerDialog({ issuer, onClose }: { issuer: InvoiceIssuer; onClose: () => void }) {
  const t = useTranslations('invoicesStore.issuer');
  const { name: _, tax_no: __, providers, cap: ___, usual_file_columns, usual_result_columns, ...values } = issuer;
  const usual = { file_columns: usual_file_columns, result_columns: usual_result_columns };
  const { input, register, control, errors, frame } = useDecisionForm({
    schema: invoiceIssuerBody,
    values,
    fields,
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
        {...input('provider')}
      />
      <CheckInput label={t('autoHelp')} name="is_auto_issue" control={control} />
      <CheckInput label={t('specialHelp')} name="is_special_offered" control={control} />
      <TextInput
        label={t('flat_rate')}
        help={t('rateHelp')}
        {...input('flat_rate')}
        inputMode="decimal"
        maxLength={5}
      />
      {columns.map(([field, known]) => (
        <TextInput
          key={field}
          label={t(field)}
          help={t('columnsHelp', { fields: known.join(', ') })}
          field={register(field)}
          error={errors[field]}
          placeholder={usual[field]}
          multiline
          minRows={4}
        />
      ))}
    </FormDialog>
  );
}
