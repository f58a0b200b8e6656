'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import fields from '../builder/builder.module.css';
import quotes from '../quotes/quotes.module.css';
import type { useDeskMoves } from './use-desk-moves.ts';

interface EndDialogProps {
  asked: 'reject' | 'cancel';
  no: string;
  move: ReturnType<typeof useDeskMoves>['reject'] | ReturnType<typeof useDeskMoves>['cancel'];
  onClose: () => void;
}

/** Ends a quotation without an order, with a reason that the customer reads. */
export function EndDialog({ asked, no, move, onClose }: EndDialogProps) {
  const t = useTranslations(`quotationDesk.dialogs.${asked}`);
  const words = useTranslations('quotationDesk.dialogs');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && reason.trim() === '';
  const confirm = () => {
    setChecked(true);
    if (reason.trim() === '') document.getElementById(id)?.focus();
    else move.mutate({ no, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      title={t('title', { no })}
      text={
        <div className={quotes.form}>
          <FormAlert text={move.error?.message || undefined} />
          <p>{t('text')}</p>
          <div className={fields.field}>
            <label htmlFor={id} className={fields.question}>
              {words('reason')}
            </label>
            <input
              id={id}
              className={fields.text}
              maxLength={200}
              value={reason}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => setReason(target.value)}
            />
            <p id={`${id}-note`} className={fields.fault}>
              {isWrong && words('reasonRequired')}
            </p>
          </div>
        </div>
      }
      confirm={t('confirm')}
      isDestructive
      isBusy={move.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
