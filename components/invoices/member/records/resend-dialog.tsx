'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { type MemberInvoice, resendInvoice } from '#lib/api/invoices/member-invoices.ts';
import { EmailField } from '../../shared/email-field.tsx';

/** Sends links to the files of an invoice to an address, also another one. */
export function ResendDialog({ invoice: { no, email }, onClose }: { invoice: MemberInvoice; onClose: () => void }) {
  const t = useTranslations('invoices');
  const { input, frame } = useDecisionForm({
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
      <EmailField {...input('email')} />
    </FormDialog>
  );
}
