'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { invoiceAskRedBody } from '#lib/contract/invoices/issuer-invoices.ts';
import { redReasons } from '#lib/contract/invoices/records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { nameOfRow } from '../../shared/invoice-rows.tsx';
import { grossOfRow } from '../../shared/invoice-sums.ts';
import type { ActionDialogProps } from './invoice-actions.tsx';

/** All that is left of it, an item, or an amount. */
export function AskRedDialog({ side, invoice, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.askRed');
  const words = useTranslations('invoices.redReasons');
  const { no, kind, fapiao_no: number, items, is_taken_back_by_provider: isByProvider } = invoice;
  const locale = useLocale();
  const text = kind === 'special' ? 'textSpecial' : isByProvider ? 'textProvider' : 'text';
  const { register, errors, frame } = useDecisionForm({
    schema: invoiceAskRedBody,
    values: { no, reason: 'issue_error' as const, row: '', amount: '', note: '' },
    fields: ['reason', 'row', 'amount', 'note'],
    send: side.calls.askRed,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('title', { number })}
      text={<p>{t(text)}</p>}
      submit={t('confirm')}
      isDestructive
      form={frame}
      onClose={onClose}
    >
      <SelectInput
        label={t('reason')}
        options={redReasons.map((value) => ({ value, label: words(value) }))}
        field={register('reason')}
        error={errors.reason}
      />
      {items.length > 1 && (
        <SelectInput
          label={t('row')}
          options={[
            { value: '', label: t('allRows') },
            ...items.map((row, index) => ({
              value: String(index + 1),
              label: t('oneRow', {
                place: index + 1,
                name: nameOfRow(row),
                amount: formatMoney(locale, grossOfRow(row)),
              }),
            })),
          ]}
          field={register('row')}
        />
      )}
      <TextInput
        label={t('amount')}
        help={t('amountHelp')}
        field={register('amount')}
        error={errors.amount}
        inputMode="decimal"
      />
      <TextInput label={t('note')} field={register('note')} error={errors.note} maxLength={200} />
    </FormDialog>
  );
}
