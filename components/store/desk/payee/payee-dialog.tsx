'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { approvePayee, type PayeeChangeRow, rejectPayee } from '#lib/api/store/desk-payees.ts';
import { formatTime } from '#lib/i18n/date.ts';

interface DialogProps {
  change: PayeeChangeRow;
  onClose: () => void;
}

/** Asks once more before a decision about an account. */
export function PayeeDialog({ action, ...props }: DialogProps & { action: 'approve' | 'reject' }) {
  return action === 'approve' ? <ApproveDialog {...props} /> : <RejectDialog {...props} />;
}

function ApproveDialog({ change, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.payee');
  const { deciding, wordsOf } = useDecision(approvePayee);
  const { id, store_name: store, payee_account: account } = change;
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <DecisionDialog
      title={t('approveTitle', { store })}
      text={t('approveText', { account, time })}
      failure={deciding.error ? wordsOf(deciding.error) : undefined}
      confirm={t('approve')}
      isBusy={deciding.isPending}
      onConfirm={() => deciding.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ change: { id, store_name: store }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.payee');
  const { deciding, wordsOf } = useDecision(rejectPayee);
  return (
    <ReasonDialog
      title={t('rejectTitle', { store })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      isBusy={deciding.isPending}
      failure={deciding.error ? wordsOf(deciding.error) : undefined}
      onConfirm={(reason) => deciding.mutate({ id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
