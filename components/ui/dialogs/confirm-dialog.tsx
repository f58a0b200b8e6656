'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import styles from './confirm-dialog.module.css';
import { Modal } from './modal.tsx';

interface ConfirmDialogProps {
  /** Names the thing: "Delete the address in Hangzhou?". */
  title: string;
  /** What cannot be undone. */
  text: ReactNode;
  confirm: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  /** What the server refused. */
  failure?: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  isDestructive,
  isBusy,
  failure,
  ...handlers
}: ConfirmDialogProps) {
  const { onConfirm, onClose } = handlers;
  const t = useTranslations('ui.dialog');
  return (
    <Modal title={title} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.text}>
        <FormAlert text={failure} />
        {text}
      </div>
      <div className="row-8 justify-end mt-24">
        <Button look="quiet" size="small" onClick={onClose}>
          {/* "Cancel" beside "Cancel order" would be two answers of one name. */}
          {t('back')}
        </Button>
        <Button
          size="small"
          isDestructive={isDestructive}
          isBusy={isBusy ?? false}
          // The second click of a double one is not another request.
          onClick={({ detail }) => detail < 2 && onConfirm()}
        >
          {confirm}
        </Button>
      </div>
    </Modal>
  );
}
