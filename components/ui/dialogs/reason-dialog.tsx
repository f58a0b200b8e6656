'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { fieldMarks, PlainField } from '../form/plain-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ReasonDialogProps {
  /** Names the thing. */
  title: string;
  /** What happens, and what cannot be undone. */
  text?: ReactNode;
  confirm: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** What the server refused as a whole. */
  failure?: string | undefined;
  /** What it found wrong with the reason. */
  fault?: string | undefined;
  /** What the reason is called, and who reads it. */
  label?: string;
  help?: string;
  /** Who gives none may go on. */
  isOptional?: boolean;
  /** Further fields above the reason. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks why before something that others will want to understand; unless it is optional, nothing happens without a reason. */
export function ReasonDialog({
  text,
  fault,
  label,
  help,
  isOptional,
  children,
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  const t = useTranslations('ui.reason');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const isMissing = !isOptional && reason.trim() === '';
  const field = { id, help, fault: isChecked && isMissing ? t('required') : fault };
  const confirm = () => {
    setChecked(true);
    if (isMissing) document.getElementById(id)?.focus();
    else onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <div className="stack-16">
          {text && <p>{text}</p>}
          {children}
          <PlainField {...field} label={label ?? t('label')}>
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
