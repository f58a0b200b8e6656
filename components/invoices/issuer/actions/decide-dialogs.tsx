'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { invoiceAskRedAgainBody, invoiceMailBody } from '#lib/contract/invoices/issuer-invoices.ts';
import type { ActionDialogProps } from './action-dialog.ts';

export function BeginDialog({ side, invoice: { no }, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.begin');
  return (
    <DecisionDialog
      title={t('title', { no })}
      text={t('text')}
      confirm={t('confirm')}
      decide={() => side.calls.begin({ no })}
      onClose={onClose}
    />
  );
}

export function RejectDialog({ side, invoice: { no }, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.reject');
  return (
    <DecisionDialog
      title={t('title', { no })}
      text={t('text')}
      confirm={t('confirm')}
      isDestructive
      asksReason
      decide={(reason) => side.calls.reject({ no, reason })}
      onClose={onClose}
    />
  );
}

export function WithdrawRedDialog({ side, invoice: { open_red: redNo }, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.withdrawRed');
  return (
    <DecisionDialog
      title={t('title', { no: redNo })}
      text={t('text')}
      confirm={t('confirm')}
      asksReason
      decide={(reason) => side.calls.withdrawRed({ red_no: redNo, reason })}
      onClose={onClose}
    />
  );
}

export function VoidDialog({ side, invoice: { no, fapiao_no: number }, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.void');
  return (
    <DecisionDialog
      title={t('title', { number })}
      text={t('text')}
      confirm={t('confirm')}
      isDestructive
      decide={() => side.calls.makeVoid({ no })}
      onClose={onClose}
    />
  );
}

/** The amount is worked out by the server: what refunds have made too much by now. */
export function AskRedAgainDialog({ side, invoice: { no, kind, fapiao_no: number }, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.askRedAgain');
  const { input, frame } = useDecisionForm({
    schema: invoiceAskRedAgainBody,
    values: { no, note: '' },
    fields: ['note'],
    send: side.calls.askRedAgain,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('title', { number })}
      text={<p>{t(kind === 'special' ? 'textSpecial' : 'text')}</p>}
      submit={t('confirm')}
      form={frame}
      onClose={onClose}
    >
      <TextInput label={t('note')} help={t('noteHelp')} {...input('note')} maxLength={200} />
    </FormDialog>
  );
}

export function MailDialog({ side, invoice, onClose }: ActionDialogProps) {
  const t = useTranslations('invoicesStore.mail');
  const { no, mail_carrier: carrier, mail_tracking: tracking } = invoice;
  const { input, frame } = useDecisionForm({
    schema: invoiceMailBody,
    values: { no, carrier, tracking },
    fields: ['carrier', 'tracking'],
    send: side.calls.mail,
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title')} text={<p>{t('text')}</p>} submit={t('confirm')} form={frame} onClose={onClose}>
      <TextInput label={t('carrier')} {...input('carrier')} maxLength={40} />
      <TextInput label={t('tracking')} {...input('tracking')} maxLength={200} />
    </FormDialog>
  );
}
