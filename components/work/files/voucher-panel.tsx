'use client';

import type { FormEvent } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from '#components/ui/pay/pay-parts.module.css';
import { VoucherFile } from './voucher-file.tsx';

interface VoucherPanelProps {
  words: Record<'title' | 'text' | 'reference' | 'referenceHelp' | 'submit', string>;
  reference: UseFormRegisterReturn;
  errors: FieldErrors<{ reference: string; file?: string }>;
  isSubmitting: boolean;
  submit: (event: FormEvent) => void;
  setFile: (url: string) => void;
}

/** Says that the transfer was made, and what it can be found by. */
export function VoucherPanel(props: VoucherPanelProps) {
  const { words, reference, errors, isSubmitting, submit, setFile } = props;
  return (
    <Panel title={words.title} text={words.text}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isSubmitting} className={styles.form}>
          <FormAlert text={errors.root?.message} />
          <TextInput
            label={words.reference}
            help={words.referenceHelp}
            field={reference}
            error={errors.reference}
            autoComplete="off"
            maxLength={100}
          />
          <VoucherFile error={errors.file?.message} onChange={setFile} />
          <Button size="small" isBusy={isSubmitting} type="submit" className={styles.submit}>
            {words.submit}
          </Button>
        </fieldset>
      </form>
    </Panel>
  );
}
