'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { FormEvent, ReactNode } from 'react';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Modal } from '#components/ui/modal.tsx';
import styles from './money.module.css';

interface DialogFormProps {
  title: string;
  /** What happens, and what cannot be undone. */
  lead: string;
  confirm: string;
  isBusy: boolean;
  /** What the server refused as a whole. */
  failure: string | undefined;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A decision that needs a few fields, asked for above the page. */
export function DialogForm({ title, lead, confirm, isBusy, failure, onSubmit, onClose, children }: DialogFormProps) {
  const t = useTranslations('ui.dialog');
  return (
    <Modal title={title} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <fieldset disabled={isBusy} className={styles.form}>
          <FormAlert text={failure} />
          <p className={styles.lead}>{lead}</p>
          {children}
          <div className={styles.buttons}>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isBusy}>
              {confirm}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
