'use client';

import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { FormEventHandler, ReactNode } from 'react';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { Modal } from '#components/ui/modal.tsx';
import styles from './form.module.css';

interface FormDialogProps {
  title: string;
  /** What cannot be undone, and what happens then. */
  text?: ReactNode;
  submit: string;
  isDestructive?: boolean;
  form: { submit: FormEventHandler<HTMLFormElement>; isSubmitting: boolean; alert: string | undefined };
  /** Something is still on its way that belongs to it. */
  isHeld?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** A form over the page. It stays, with what was typed, until it was sent or is closed. */
export function FormDialog({ title, text, submit, isDestructive, isHeld = false, ...rest }: FormDialogProps) {
  const { form, onClose, children } = rest;
  const t = useTranslations('ui.dialog');
  return (
    <Modal title={title} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <fieldset disabled={form.isSubmitting} className={styles.form}>
          {text && <div className={styles.lead}>{text}</div>}
          <FormAlert text={form.alert} />
          {children}
          <div className={styles.formActions}>
            <Button variant="text" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isDestructive ? 'error' : 'primary'}
              loading={form.isSubmitting}
              disabled={isHeld}
            >
              {submit}
            </Button>
          </div>
        </fieldset>
      </form>
    </Modal>
  );
}
