'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import styles from '#components/work/money/money.module.css';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { useMoneyMove } from '#components/work/money/use-money-move.ts';
import { type Adjustment, approveAdjustment, rejectAdjustment } from '#lib/api/wallet/desk-money.ts';
import type { AskedAdjustment } from './adjustment-actions.tsx';
import { useSignedAmount } from './use-signed-amount.ts';

interface AdjustmentDialogsProps {
  asked: AskedAdjustment | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function AdjustmentDialogs({ asked, ...handlers }: AdjustmentDialogsProps) {
  if (!asked) return null;
  const Dialog = asked.decision === 'approve' ? ApproveDialog : RejectDialog;
  return <Dialog adjustment={asked.adjustment} {...handlers} />;
}

interface DialogProps {
  adjustment: Adjustment;
  onDone: () => void;
  onClose: () => void;
}

function ApproveDialog({ adjustment, onDone, onClose }: DialogProps) {
  const t = useTranslations('paymentsDesk');
  const write = useSignedAmount();
  const move = useMoneyMove(approveAdjustment);
  const { no, reason } = adjustment;
  const customerOf = useCustomerName();
  const facts = { customer: customerOf(adjustment), change: write(adjustment) };
  return (
    <ConfirmDialog
      title={t('adjustments.approveTitle', { no })}
      text={
        <div className={styles.form}>
          <FormAlert text={move.error?.message} />
          <p>{t('adjustments.approveText', facts)}</p>
          <p>{t('adjustments.because', { reason })}</p>
        </div>
      }
      confirm={t('adjustments.approve')}
      isBusy={move.isPending}
      onConfirm={() => move.mutate({ no }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ adjustment: { no }, onDone, onClose }: DialogProps) {
  const t = useTranslations('paymentsDesk.adjustments');
  const move = useMoneyMove(rejectAdjustment);
  return (
    <ReasonDialog
      title={t('rejectTitle', { no })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      isBusy={move.isPending}
      failure={move.error?.message}
      onConfirm={(reason) => move.mutate({ no, reason }, { onSuccess: onDone })}
      onClose={onClose}
    />
  );
}
