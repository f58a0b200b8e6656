'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormAlert } from './form/form-alert.tsx';
import { fieldMarks, PlainField } from './form/plain-field.tsx';
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
  const field = { id, fault: isChecked && reason.trim() === '' ? t('required') : undefined };
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
          <PlainField {...field} label={t('label')}>
            <input
              {...fieldMarks(field)}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              onKeyDown={(event) => {
                // Enter also ends the choice of a Chinese character.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                // Or it would press the button that has the focus by then, of a dialog that comes next.
                event.preventDefault();
                confirm();
              }}
            />
          </PlainField>
        </div>
      }
      onConfirm={confirm}
    />
  );
}
