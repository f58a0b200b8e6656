'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { SelectInput } from '#components/ui/form/select-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { redReasons } from '#lib/contract/invoices/records.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { RedRows, useAskRedForm } from './red-rows.tsx';

/** All that is left of it, items with an amount each, or an amount. */
export function AskRedDialog({ side, invoice, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.askRed');
  const words = useTranslations('invoices.redReasons');
  const { no, kind, fapiao_no: number, items, is_taken_back_by_provider: isByProvider } = invoice;
  const text = kind === 'special' ? 'textSpecial' : isByProvider ? 'textProvider' : 'text';
  const form = useAskRedForm({ no, count: items.length, send: side.calls.askRed, onDone: onClose });
  const { register, watch, errors, frame } = form;
  const rows = watch('rows') ?? [];
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
      {items.length > 1 && <RedRows items={items} form={form} />}
      {rows.length === 0 && (
        <TextInput
          label={t('amount')}
          help={t('amountHelp')}
          field={register('amount')}
          error={errors.amount}
          inputMode="decimal"
        />
      )}
      <TextInput label={t('note')} field={register('note')} error={errors.note} maxLength={200} />
    </FormDialog>
  );
}
