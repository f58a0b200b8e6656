'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { AmountInput } from '#components/ui/form/amount-input.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { handInSettlement, readSettlementFiles } from '#lib/api/invoices/store-settlements.ts';
import { settlementHandInBody } from '#lib/contract/invoices/store-settlements.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { DocumentFields } from '../../issuer/actions/document-fields.tsx';
import { ReadFiles, useReadFiles } from '../../issuer/actions/read-files.tsx';
import { InvoiceFileChoice } from '../../issuer/many/invoice-file-choice.tsx';

interface HandInDialogProps {
  /** Numbers of those that are chosen. */
  statements: string[];
  /** What they come to. */
  amount: string;
  buyer: string;
  onClose: () => void;
}

/** Says that the store has issued it, with its files; what can be read fills the fields, and differences stand there at once. */
export function HandInDialog({ statements, amount, buyer, onClose }: HandInDialogProps) {
  const t = useTranslations('invoicesSettlement.form');
  const locale = useLocale();
  const form = useHandInForm(statements, onClose);
  const { read, look, isSpellingOnly } = useReadFiles({
    sent: () => form.getValues('files') ?? [],
    keep: (files) => form.setValue('files', files, { shouldValidate: form.formState.isSubmitted }),
    read: (files) => readSettlementFiles({ statements, files }),
    fill: (told) => {
      const found = { ...told, amount: told.total };
      // What was typed stays.
      for (const name of ['fapiao_no', 'fapiao_code', 'issue_date', 'amount'] as const) {
        if (!form.getValues(name)) form.setValue(name, found[name]);
      }
    },
  });
  const { errors, register, control, frame } = form;
  return (
    <FormDialog
      title={t('title')}
      text={<p>{t('text', { count: statements.length, amount: formatMoney(locale, amount), buyer })}</p>}
      submit={t('submit')}
      form={frame}
      onClose={onClose}
    >
      <div className="stack-16">
        <InvoiceFileChoice error={errors.files} onSent={({ url }) => void look(url)} />
        <ReadFiles files={read} />
        {isSpellingOnly && <CheckInput label={t('spelling')} name="accepts_spelling" control={control} />}
        <DocumentFields
          medium="paper"
          register={register}
          helps={{ code: t('codeHelp'), number: t('numberHelp') }}
          errors={errors}
        />
        <AmountInput
          label={t('amount')}
          help={t('amountHelp', { amount: formatMoney(locale, amount) })}
          field={register('amount')}
          error={errors.amount}
        />
      </div>
    </FormDialog>
  );
}

const useHandInForm = (statements: string[], onDone: () => void) =>
  useDecisionForm({
    schema: settlementHandInBody,
    values: {
      statements,
      fapiao_code: '',
      fapiao_no: '',
      issue_date: '',
      amount: '',
      files: [] as { url: string }[],
      accepts_spelling: false,
    },
    fields: ['fapiao_code', 'fapiao_no', 'issue_date', 'amount', 'files'],
    send: handInSettlement,
    onDone,
  });
