'use client';

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useLocale, useTranslations } from 'next-intl';
import { useFieldArray } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import type { InvoiceRow } from '#lib/contract/invoices/invoice-shapes.ts';
import { invoiceAskRedBody } from '#lib/contract/invoices/issuer-invoices.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { nameOfRow } from '../../shared/invoice-rows.tsx';
import { grossOfRow } from '../../shared/invoice-sums.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import styles from './actions.module.css';

interface AskRedFormProps {
  no: string;
  /** Of its items: what is wrong with one of those that are chosen stands at it. */
  count: number;
  send: ActionDialogProps['side']['calls']['askRed'];
  onDone: () => void;
}

/** What is taken back of an invoice. */
export const useAskRedForm = ({ no, count, send, onDone }: AskRedFormProps) =>
  useDecisionForm({
    schema: invoiceAskRedBody,
    values: {
      no,
      reason: 'issue_error' as const,
      rows: [] as { row: number; amount: string }[],
      amount: '',
      note: '',
    },
    fields: [
      ...(['reason', 'amount', 'note', 'rows'] as const),
      ...Array.from({ length: count }, (_, index) => `rows.${index}.amount` as const),
    ],
    send,
    onDone,
  });

interface RedRowsProps {
  items: readonly InvoiceRow[];
  form: ReturnType<typeof useAskRedForm>;
}

/** Chooses items, and of each how much; none of them means any. */
export function RedRows({ items, form: { control, register, errors } }: RedRowsProps) {
  const t = useTranslations('invoicesStore.askRed');
  const words = useTranslations('validation');
  const locale = useLocale();
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' });
  const fault = errors.rows?.root?.message ?? errors.rows?.message;
  return (
    <fieldset className={`stack-4 ${styles.choice}`}>
      <legend>{t('rows')}</legend>
      {items.map((item, index) => {
        const row = index + 1;
        const at = fields.findIndex((field) => Number(field.row) === row);
        const name = nameOfRow(item);
        const label = t('oneRow', { place: row, name, amount: formatMoney(locale, grossOfRow(item)) });
        return (
          <div key={label}>
            <FormControlLabel
              label={label}
              slotProps={{ typography: { variant: 'body2' } }}
              control={
                <Checkbox checked={at >= 0} onChange={() => (at >= 0 ? remove(at) : append({ row, amount: '' }))} />
              }
            />
            {at >= 0 && (
              <TextInput
                label={t('rowAmount', { place: row })}
                help={t('rowAmountHelp')}
                field={register(`rows.${at}.amount`)}
                error={errors.rows?.[at]?.amount}
                inputMode="decimal"
              />
            )}
          </div>
        );
      })}
      {fault && (
        <p role="alert" className="fault">
          {findWords(words, fault) ?? fault}
        </p>
      )}
    </fieldset>
  );
}
