'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { DialogForm } from '#components/work/money/dialog-form.tsx';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { useMoneyMove } from '#components/work/money/use-money-move.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { type DeskRefund, noteRefundPaid } from '#lib/api/wallet/desk-money.ts';
import { operatorRefundPaidBody } from '#lib/contract/payments/desk-payments.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface PaidDialogProps {
  refund: DeskRefund;
  onDone: () => void;
  onClose: () => void;
}

/** The refund was transferred by hand: what can the transfer be found by? */
export function PaidDialog({ refund, onDone, onClose }: PaidDialogProps) {
  const { no, amount } = refund;
  const customerOf = useCustomerName();
  const t = useTranslations('paymentsDesk');
  const locale = useLocale();
  const move = useMoneyMove(noteRefundPaid);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(operatorRefundPaidBody),
    defaultValues: { no, reference: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit((body) =>
    move.mutateAsync(body).then(onDone, (error) => showFailure(error, setError, ['reference'])),
  );
  const sum = { amount: formatMoney(locale, amount), customer: customerOf(refund) };
  return (
    <DialogForm
      title={t('refunds.paidTitle', { no })}
      lead={t('refunds.paidText', sum)}
      confirm={t('refunds.paidConfirm')}
      isBusy={isSubmitting}
      failure={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('refunds.reference')}
        help={t('refunds.referenceHelp')}
        field={register('reference')}
        error={errors.reference}
        autoComplete="off"
        maxLength={64}
      />
    </DialogForm>
  );
}
