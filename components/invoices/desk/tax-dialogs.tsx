'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { LookupInput } from '#components/ui/form/lookup-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import {
  type CategoryTax,
  saveCategoryTax,
  saveTaxCode,
  type TaxCode,
  taxCodeLookup,
} from '#lib/api/invoices/desk-invoices.ts';
import { categoryTaxBody, taxCodeBody } from '#lib/contract/invoices/desk-taxes.ts';

const codeFields = ['code', 'label', 'name', 'rate'] as const;

/** A code of the tax side's list: a new one, or another label, name or usual rate. */
export function CodeDialog({ code, onClose }: { code: TaxCode | undefined; onClose: () => void }) {
  const t = useTranslations('invoicesDesk.taxes');
  const { input, frame } = useDecisionForm({
    schema: taxCodeBody.omit({ id: true }),
    values: { code: code?.code ?? '', label: code?.label ?? '', name: code?.name ?? '', rate: code?.rate ?? '' },
    fields: codeFields,
    send: (body) => saveTaxCode({ ...body, ...(code && { id: code.id }) }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t(code ? 'editCode' : 'add')}
      text={<p>{t('codeText')}</p>}
      submit={t('save')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('code')}
        help={t('codeHelp')}
        {...input('code')}
        maxLength={25}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput label={t('label')} help={t('labelHelp')} {...input('label')} maxLength={40} autoComplete="off" />
      <TextInput label={t('name')} {...input('name')} maxLength={100} autoComplete="off" />
      <TextInput label={t('rateField')} {...input('rate')} maxLength={5} inputMode="decimal" autoComplete="off" />
    </FormDialog>
  );
}

const categoryFields = ['code_id', 'rate'] as const;

/** Under which code products of a category are invoiced from now on; without one as the category above it says. */
export function CategoryDialog({ category, onClose }: { category: CategoryTax; onClose: () => void }) {
  const t = useTranslations('invoicesDesk.taxes');
  const locale = useLocale();
  const { id, names, own } = category;
  const { input, control, frame } = useDecisionForm({
    schema: categoryTaxBody.omit({ category_id: true }),
    values: { code_id: own ? own.code_id : ('' as const), rate: own?.rate ?? '' },
    fields: categoryFields,
    send: (body) => saveCategoryTax({ ...body, category_id: id }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('editCategory', { name: names[locale] })}
      text={<p>{t('categoryText')}</p>}
      submit={t('save')}
      form={frame}
      onClose={onClose}
    >
      <LookupInput
        label={t('codeField')}
        name="code_id"
        control={control}
        lookup={taxCodeLookup}
        placeholder={t('inherit')}
        none=""
      />
      <TextInput
        label={t('rateField')}
        help={t('rateHelp')}
        {...input('rate')}
        maxLength={5}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
