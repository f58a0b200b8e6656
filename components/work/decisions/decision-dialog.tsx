'use client';

import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import styles from './decisions.module.css';

interface DecisionDialogProps extends ComponentProps<typeof ConfirmDialog> {
  text: string;
  /** What should have been done first. */
  warning?: string | undefined;
  /** What the server refused. */
  failure: string | undefined;
}

/** Asks once more before a decision; what is refused stands above what was asked. */
export function DecisionDialog({ text, warning, failure, ...dialog }: DecisionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <div className={styles.decision}>
          <FormAlert text={failure} />
          {warning && <p className={styles.warning}>{warning}</p>}
          <p>{text}</p>
        </div>
      }
    />
  );
}
