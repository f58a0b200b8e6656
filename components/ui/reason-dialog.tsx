'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormAlert } from './form/form-alert.tsx';
import styles from './reason-dialog.module.css';

interface ReasonDialogProps {
  /** Names the thing. */
  title: string;
  /** What happens, and what cannot be undone. */
  text?: ReactNode;
  confirm: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** What the server refused. */
  failure?: string | undefined;
  /** Further fields above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before something that others will want to understand; nothing happens without a reason. */
export function ReasonDialog({ text, failure, children, onConfirm, ...dialog }: ReasonDialogProps) {
  const t = useTranslations('ui.reason');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isWrong = isChecked && reason.trim() === '';
  const confirm = () => {
    setChecked(true);
    if (reason.trim() === '') document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <div className={styles.form}>
          <FormAlert text={failure} />
          {text && <p>{text}</p>}
          {children}
          <div className={styles.field}>
            <label htmlFor={id}>{t('label')}</label>
            <input
              id={id}
              maxLength={200}
              value={reason}
              aria-invalid={isWrong || undefined}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => setReason(target.value)}
            />
            <p id={`${id}-note`} className={styles.fault}>
              {isWrong && t('required')}
            </p>
          </div>
        </div>
      }
      onConfirm={confirm}
    />
  );
}
