'use client';

import { useTranslations } from 'next-intl';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import styles from './form-dialog.module.css';
import { Modal } from './modal.tsx';

interface FormDialogProps {
  title: string;
  /** What cannot be undone, and what happens then. */
  text?: ReactNode;
  submit: string;
  /** What leaving it is called; missing: to cancel. */
  cancel?: string;
  isDestructive?: boolean;
  /** It is the one main action of a sale. */
  isAccent?: boolean;
  form: { submit: FormEventHandler<HTMLFormElement>; isSubmitting: boolean; alert: string | undefined };
  /** Something is still on its way that belongs to it. */
  isHeld?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** A form over the page. It stays, with what was typed, until it was sent or is closed. */
export function FormDialog({ title, text, submit, cancel, isHeld = false, ...rest }: FormDialogProps) {
  const { isDestructive, isAccent, form, onClose, children } = rest;
  const t = useTranslations('ui.dialog');
  return (
    <Modal title={title} closeLabel={cancel ?? t('close')} onClose={onClose}>
      <form noValidate onSubmit={form.submit}>
        <fieldset disabled={form.isSubmitting} className={styles.form}>
          {text && <div className="stack-8 text-ink-2 text-14">{text}</div>}
          <FormAlert text={form.alert} />
          {children}
          <div className="wrap-8 justify-end">
            <Button look="quiet" size="small" onClick={onClose}>
              {cancel ?? t('cancel')}
            </Button>
            <Button
              look={isAccent ? 'accent' : 'primary'}
              size="small"
              isDestructive={isDestructive}
              isBusy={form.isSubmitting}
              type="submit"
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
