'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { CheckInput } from '#components/ui/form/check-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { invoiceRecordBody } from '#lib/contract/invoices/issuer-invoices.ts';
import { InvoiceFileChoice } from '../many/invoice-file-choice.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { DocumentFields } from './document-fields.tsx';
import { ReadFiles, useReadFiles } from './read-files.tsx';

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
  const { read, look, isSpellingOnly } = useReadFiles({
    sent: () => form.getValues('files') ?? [],
    keep: (files) => form.setValue('files', files, { shouldValidate: form.formState.isSubmitted }),
    read: (files) => side.calls.read({ no, files }),
    fill: (told) => {
      // What was typed stays.
      for (const name of ['fapiao_no', 'fapiao_code', 'issue_date'] as const) {
        if (!form.getValues(name)) form.setValue(name, told[name]);
      }
    },
  });
  const { errors, register, control, frame } = form;
  return (
    <FormDialog
      title={t('title', { no })}
      text={<p>{t('text')}</p>}
      submit={t('submit')}
      form={frame}
      onClose={onClose}
    >
      <div className="stack-16">
        <InvoiceFileChoice error={errors.files} onSent={({ url }) => void look(url)} />
        <ReadFiles files={read} />
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
