'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { type DeskRefund, noteRefundPaid } from '#lib/api/wallet/desk-money.ts';
import { operatorRefundPaidBody } from '#lib/contract/payments/desk-payments.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface PaidDialogProps {
  refund: DeskRefund;
  onDone: () => void;
  onClose: () => void;
}

/** The refund was transferred manually: what can the transfer be found by? */
export function PaidDialog({ refund, onDone, onClose }: PaidDialogProps) {
  const { no, amount } = refund;
  const customerOf = useCustomerName();
  const t = useTranslations('paymentsDesk');
  const locale = useLocale();
  const { input, frame } = useDecisionForm({
    schema: operatorRefundPaidBody,
    values: { no, reference: '' },
    fields: ['reference'],
    send: noteRefundPaid,
    onDone,
  });
  const sum = { amount: formatMoney(locale, amount), customer: customerOf(refund) };
  return (
    <FormDialog
      title={t('refunds.paidTitle', { no })}
      text={<p>{t('refunds.paidText', sum)}</p>}
      submit={t('refunds.paidConfirm')}
      form={frame}
      onClose={onClose}
    >
      <TextInput
        label={t('refunds.reference')}
        help={t('refunds.referenceHelp')}
        {...input('reference')}
        autoComplete="off"
        maxLength={64}
      />
    </FormDialog>
  );
}
