'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { type Adjustment, approveAdjustment, rejectAdjustment } from '#lib/api/wallet/desk-money.ts';
import type { PendingAdjustment } from './adjustment-actions.tsx';
import { useSignedAmount } from './use-signed-amount.ts';

interface AdjustmentDialogsProps {
  pending: PendingAdjustment | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function AdjustmentDialogs({ pending, ...handlers }: AdjustmentDialogsProps) {
  if (!pending) return null;
  const Dialog = pending.decision === 'approve' ? ApproveDialog : RejectDialog;
  return <Dialog adjustment={pending.adjustment} {...handlers} />;
}

interface DialogProps {
  adjustment: Adjustment;
  onDone: () => void;
  onClose: () => void;
}

function ApproveDialog({ adjustment, onDone, onClose }: DialogProps) {
  const t = useTranslations('paymentsDesk');
  const write = useSignedAmount();
  const { send, dialog } = useDecision(approveAdjustment, { onDone });
  const { no, reason } = adjustment;
  const customerOf = useCustomerName();
  const facts = { customer: customerOf(adjustment), change: write(adjustment) };
  return (
    <ConfirmDialog
      {...dialog}
      title={t('adjustments.approveTitle', { no })}
      text={
        <>
          <p>{t('adjustments.approveText', facts)}</p>
          <p>{t('adjustments.because', { reason })}</p>
        </>
      }
      confirm={t('adjustments.approve')}
      onConfirm={() => send({ no })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ adjustment: { no }, onDone, onClose }: DialogProps) {
  const t = useTranslations('paymentsDesk.adjustments');
  const { send, dialog } = useDecision(rejectAdjustment, { onDone });
  return (
    <ReasonDialog
      {...dialog}
      title={t('rejectTitle', { no })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      onConfirm={(reason) => send({ no, reason })}
      onClose={onClose}
    />
  );
}
