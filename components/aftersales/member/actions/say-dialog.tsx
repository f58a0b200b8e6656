'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useFaultFocus } from '#components/ui/form/use-fault-focus.ts';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { amendCase, disputeCase, resubmitCase } from '#lib/api/aftersales/member-cases.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import { mostEvidence } from '#lib/contract/aftersales/member-cases.ts';
import type { CaseSummary } from '#lib/contract/aftersales/member-records.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { useEvidence } from '../../files/use-evidence.ts';
import styles from './actions.module.css';
import { type SaidFault, type SaidInput, saidBodies, saidFault } from './said-values.ts';
import { labelKey, type SaidAction } from './which-action.ts';

interface SayDialogProps {
  action: SaidAction;
  summary: CaseSummary;
  onClose: () => void;
}

const nothingSaid: SaidInput = { text: '', amount: '', files: [] };

/** Puts a request forward once more: with another amount, with new evidence, or to the platform. */
export function SayDialog({ action, summary, onClose }: SayDialogProps) {
  const t = useTranslations('aftersalesMember.dialogs');
  const { no } = summary;
  const form = useRef<HTMLDivElement>(null);
  const [input, setInput, drop] = useKeptState(`case:${no}:${action}`, nothingSaid);
  const [fault, setFault] = useState<SaidFault>();
  // Evidence of a dispute stands by itself.
  const most = action === 'dispute' ? mostEvidence : Math.min(mostEvidence, summary.files_left);
  const evidence = useEvidence(input.files, (files) => setInput({ ...input, files }));
  const ways = {
    amend: () => amendCase(saidBodies.amend(no, input)),
    resubmit: () => resubmitCase(saidBodies.resubmit(no, input)),
    dispute: () => disputeCase(saidBodies.dispute(no, input)),
  };
  const done = () => {
    drop();
    onClose();
  };
  const { send, dialog, error } = useDecision(() => ways[action](), { onDone: done });
  useFaultFocus(form, fault ?? error);
  const refused = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = saidFault(action, input);
    setFault(found);
    if (!found) send(undefined);
  };
  const textFault = fault?.field === 'text' ? t('required') : (refused.reason ?? refused.description);
  const hasFieldFault = Object.keys(refused).length > 0;
  return (
    <FormDialog
      title={t(labelKey(action, summary) === 'counter' ? 'counter.title' : `${action}.title`)}
      text={<p>{t(`${action}.text`)}</p>}
      submit={t(`${action}.do`)}
      isHeld={evidence.isSending}
      form={{ submit, isSubmitting: dialog.isBusy, alert: hasFieldFault ? undefined : dialog.failure }}
      onClose={onClose}
    >
      <div ref={form} className={styles.form}>
        {action === 'amend' && summary.requested !== '0.00' && (
          <AmountField
            amount={input.amount}
            requested={summary.requested}
            fault={fault?.field === 'amount' ? t('amountFault') : refused.amount}
            onChange={(amount) => setInput({ ...input, amount })}
          />
        )}
        <TextField
          label={t(`${action}.label`)}
          max={action === 'dispute' ? 500 : 1000}
          text={input.text}
          fault={textFault}
          onChange={(text) => setInput({ ...input, text })}
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
