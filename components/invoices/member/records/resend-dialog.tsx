'use client';

import { useTranslations } from 'next-intl';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type MemberInvoice, resendInvoice } from '#lib/api/invoices/member-invoices.ts';

/** Sends links to the files of an invoice to an address, also another one. */
export function ResendDialog({ invoice: { no, email }, onClose }: { invoice: MemberInvoice; onClose: () => void }) {
  const t = useTranslations('invoices');
  const { register, errors, frame } = useDecisionForm({
    values: { email },
    fields: ['email'],
    send: (values: { email: string }) => resendInvoice({ no, ...values }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('resend.title')}
      text={<p>{t('resend.text')}</p>}
      submit={t('resend.submit')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('fields.email')}
        field={register('email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={50}
      />
    </FormDialog>
  );
}
