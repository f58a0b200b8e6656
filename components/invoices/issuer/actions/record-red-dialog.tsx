'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { invoiceRedBody } from '#lib/contract/invoices/issuer-invoices.ts';
import { InvoiceFileChoice } from '../many/invoice-file-choice.tsx';
import type { ActionDialogProps } from './action-dialog.ts';
import { DocumentFields } from './document-fields.tsx';

/** Says that the red document of a red letter was issued on the tax side. */
export function RecordRedDialog({ side, invoice, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.record');
  const { open_red: redNo, medium } = invoice;
  const form = useDecisionForm({
    schema: invoiceRedBody,
    values: { red_no: redNo, fapiao_code: '', fapiao_no: '', issue_date: '', files: [] as { url: string }[] },
    fields: ['fapiao_code', 'fapiao_no', 'issue_date', 'files'],
    send: side.calls.recordRed,
    onDone: onClose,
  });
  const { errors, register, frame } = form;
  return (
    <FormDialog
      title={t('redTitle', { no: redNo })}
      text={<p>{t('redText')}</p>}
      submit={t('submit')}
      form={frame}
      onClose={onClose}
    >
      <div className="stack-16">
        <InvoiceFileChoice
          error={errors.files}
          onSent={({ url }) => form.setValue('files', [...(form.getValues('files') ?? []), { url }])}
        />
        <DocumentFields medium={medium} register={register} errors={errors} />
      </div>
    </FormDialog>
  );
}
