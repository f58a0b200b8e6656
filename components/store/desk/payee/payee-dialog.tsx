'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
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
  const { send, dialog } = useDecision(approvePayee, { onDone: onClose });
  const { id, store_name: store, payee_account: account } = change;
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('approveTitle', { store })}
      text={
        <p>
          <Unbroken>{t('approveText', { account, time })}</Unbroken>
        </p>
      }
      confirm={t('approve')}
      onConfirm={() => send({ id })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ change: { id, store_name: store }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.payee');
  const { send, dialog } = useDecision(rejectPayee, { onDone: onClose });
  return (
    <ReasonDialog
      {...dialog}
      title={t('rejectTitle', { store })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      onConfirm={(reason) => send({ id, reason })}
      onClose={onClose}
    />
  );
}
