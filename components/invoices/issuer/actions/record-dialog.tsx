'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import type { ReadInvoiceFile } from '#lib/api/invoices/issuer-invoices.ts';
import { invoiceRecordBody } from '#lib/contract/invoices/issuer-invoices.ts';
import { DifferenceList } from '../many/difference-list.tsx';
import { InvoiceFileChoice } from '../many/invoice-file-choice.tsx';
import styles from './actions.module.css';
import { DocumentFields } from './document-fields.tsx';
import type { ActionDialogProps } from './invoice-actions.tsx';

/**
 * Says that an invoice was issued on the tax side. A file that can be read fills number and day in, and what it says otherwise than
 * was asked for stands below it before anything is sent.
 */
export function RecordDialog({ side, invoice, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.record');
  const { no, medium } = invoice;
  const form = useDecisionForm({
    schema: invoiceRecordBody,
    values: {
      no,
      fapiao_code: '',
      fapiao_no: '',
      issue_date: '',
      check_code: '',
      drawer: '',
      files: [] as { url: string }[],
      accepts_spelling: false,
    },
    fields: ['fapiao_code', 'fapiao_no', 'issue_date', 'drawer', 'files'],
    send: side.calls.record,
    onDone: onClose,
  });
  const [read, setRead] = useState<readonly ReadInvoiceFile[]>([]);
  const look = async (url: string) => {
    const files = [...(form.getValues('files') ?? []), { url }];
    form.setValue('files', files, { shouldValidate: form.formState.isSubmitted });
    const answer = await side.calls.read({ no, files }).catch(() => undefined);
    if (!answer) return;
    setRead(answer.files);
    const told = answer.files.find(({ fapiao_no: number }) => number !== '');
    if (!told) return;
    // What was typed stays.
    if (!form.getValues('fapiao_no')) form.setValue('fapiao_no', told.fapiao_no);
    if (!form.getValues('fapiao_code')) form.setValue('fapiao_code', told.fapiao_code);
    if (!form.getValues('issue_date')) form.setValue('issue_date', told.issue_date);
  };
  const differences = read.flatMap((file) => file.differences);
  const isSpellingOnly = differences.length > 0 && differences.every(({ is_spelling: isSpelling }) => isSpelling);
  const { errors, register, control, frame } = form;
  return (
    <FormDialog
      title={t('title', { no })}
      text={<p>{t('text')}</p>}
      submit={t('submit')}
      form={frame}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <InvoiceFileChoice error={errors.files} onSent={({ url }) => void look(url)} />
        {read.map(({ url, name, is_unreadable: isUnreadable, differences: own }) => (
          <div key={url}>
            <p className={isUnreadable ? styles.fault : styles.note}>
              {t(isUnreadable ? 'unreadable' : own.length > 0 ? 'differs' : 'agrees', { name })}
            </p>
            <DifferenceList differences={own} />
          </div>
        ))}
        {isSpellingOnly && <CheckInput label={t('spelling')} name="accepts_spelling" control={control} />}
        <DocumentFields medium={medium} register={register} errors={errors} />
        <TextInput
          label={t('drawer')}
          help={t('drawerHelp')}
          field={register('drawer')}
          error={errors.drawer}
          maxLength={40}
        />
      </div>
    </FormDialog>
  );
}
