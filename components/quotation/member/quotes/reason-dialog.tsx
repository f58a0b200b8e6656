'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import fields from '../../builder/builder.module.css';
import styles from './quotes.module.css';

interface ReasonDialogProps {
  asked: 'decline' | 'cancel' | 'pull_back';
  no: string;
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks once more, and why where the seller should know. */
export function ReasonDialog({ asked, no, isBusy, onConfirm, onClose }: ReasonDialogProps) {
  const t = useTranslations(`quotation.dialogs.${asked}`);
  const words = useTranslations('quotation.dialogs');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && asked === 'decline' && reason.trim() === '';
  const confirm = () => {
    setChecked(true);
    if (asked === 'decline' && reason.trim() === '') document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      title={t('title', { no })}
      text={
        <div className={styles.form}>
          <p>{t('text')}</p>
          {asked !== 'pull_back' && (
            <div className={fields.field}>
              <label htmlFor={id} className={fields.question}>
                {words(asked === 'decline' ? 'reason' : 'reasonOptional')}
              </label>
              <textarea
                id={id}
                className={fields.text}
                rows={3}
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
          )}
        </div>
      }
      confirm={t('confirm')}
      isDestructive={asked !== 'pull_back'}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
