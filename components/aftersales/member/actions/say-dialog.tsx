'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { useSaying } from './use-saying.ts';
import { labelKey, type SaidAction } from './which-action.ts';

interface SayDialogProps {
  action: SaidAction;
  summary: CaseSummary;
  onClose: () => void;
}

/** Puts a request forward once more: with another amount, with new evidence, or to the platform. */
export function SayDialog({ action, summary, onClose }: SayDialogProps) {
  const t = useTranslations('aftersalesMember.dialogs');
  const { element, input, change, evidence, most, fault, refused, form } = useSaying({ action, summary, onClose });
  return (
    <FormDialog
      title={t(labelKey(action, summary) === 'counter' ? 'counter.title' : `${action}.title`)}
      text={<p>{t(`${action}.text`)}</p>}
      submit={t(`${action}.do`)}
      isHeld={evidence.isSending}
      form={form}
      onClose={onClose}
    >
      <div ref={element} className="stack-16 grid-cols-1">
        {action === 'amend' && summary.requested !== '0.00' && (
          <AmountField
            amount={input.amount}
            requested={summary.requested}
            fault={fault === 'amount' ? t('amountFault') : refused.amount}
            onChange={(amount) => change({ amount })}
          />
        )}
        <TextField
          label={t(`${action}.label`)}
          max={action === 'dispute' ? 500 : 1000}
          text={input.text}
          fault={fault === 'text' ? t('required') : (refused.reason ?? refused.description)}
          onChange={(text) => change({ text })}
        />
        <EvidenceField label={t('evidence')} evidence={evidence} most={most} fault={refused.files} />
      </div>
    </FormDialog>
  );
}

interface AmountFieldProps {
  amount: string;
  /** What is requested so far. */
  requested: string;
  fault: string | undefined;
  onChange: (amount: string) => void;
}

function AmountField({ amount, requested, fault, onChange }: AmountFieldProps) {
  const t = useTranslations('aftersalesMember.dialogs');
  const locale = useLocale();
  const id = useId();
  const field = { id, help: t('amountHelp', { amount: formatMoney(locale, requested) }), fault };
  return (
    <PlainField {...field} label={t('amount')}>
      <input
        {...fieldMarks(field)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={requested}
        value={amount}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}

interface TextFieldProps {
  label: string;
  max: number;
  text: string;
  fault: string | undefined;
  onChange: (text: string) => void;
}

function TextField({ label, max, text, fault, onChange }: TextFieldProps) {
  const id = useId();
  const field = { id, fault };
  return (
    <PlainField {...field} label={label}>
      <textarea
        {...fieldMarks(field)}
        rows={4}
        maxLength={max}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </PlainField>
  );
}
