'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { FormEventHandler, ReactNode } from 'react';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Modal } from '#components/ui/modal.tsx';
import styles from './products.module.css';

interface QuickDialogProps {
  title: string;
  isBusy: boolean;
  alert: string | undefined;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form over the list; what was typed stays when the server refuses it. */
export function QuickDialog({ title, isBusy, alert, onSubmit, onClose, children }: QuickDialogProps) {
  const t = useTranslations('ui');
  return (
    <Modal title={title} closeLabel={t('dialog.close')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <fieldset disabled={isBusy} className={styles.form}>
          <FormAlert text={alert} />
          {children}
          <div className={styles.actions}>
            <Button variant="text" onClick={onClose}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {t('save')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
