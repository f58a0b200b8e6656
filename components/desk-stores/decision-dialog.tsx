'use client';

import type { ComponentProps } from 'react';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import styles from './desk-stores.module.css';

interface DecisionDialogProps extends ComponentProps<typeof ConfirmDialog> {
  text: string;
  /** What the server refused. */
  failure: string | undefined;
}

/** Asks once more before a decision; what is refused stands above what was asked. */
export function DecisionDialog({ text, failure, ...dialog }: DecisionDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      text={
        <div className={styles.decision}>
          <FormAlert text={failure} />
          <p>{text}</p>
        </div>
      }
    />
  );
}
