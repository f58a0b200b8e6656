'use client';

import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
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
  const { id, store_name: store, payee_account: account } = change;
  const time = formatTime(change.effective_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <DecisionDialog
      title={t('approveTitle', { store })}
      text={<Unbroken>{t('approveText', { account, time })}</Unbroken>}
      confirm={t('approve')}
      decide={() => approvePayee({ id })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ change: { id, store_name: store }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.payee');
  return (
    <DecisionDialog
      title={t('rejectTitle', { store })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(reason) => rejectPayee({ id, reason })}
      onClose={onClose}
    />
  );
}
