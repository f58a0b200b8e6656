'use client';

import { useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { approveRealName, type RealNameRow, rejectRealName } from '#lib/api/identity/desk-real-names.ts';
import { RevealedName } from './revealed-name.tsx';

export interface Pending {
  action: 'reveal' | 'approve' | 'reject';
  row: RealNameRow;
}

interface DialogProps {
  row: RealNameRow;
  onClose: () => void;
}

/** Shows the documents in full, or asks once more before a decision. */
export function RealNameDialog({ pending: { action, row }, onClose }: { pending: Pending; onClose: () => void }) {
  if (action === 'reveal') return <RevealedName row={row} onClose={onClose} />;
  return action === 'approve' ? (
    <ApproveDialog row={row} onClose={onClose} />
  ) : (
    <RejectDialog row={row} onClose={onClose} />
  );
}

function ApproveDialog({ row: { id, username, name, id_number: number }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.realNames');
  return (
    <DecisionDialog
      title={t('approveTitle', { username })}
      text={t('approveText', { name, number })}
      confirm={t('approve')}
      decide={() => approveRealName({ id })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ row: { id, username }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.realNames');
  return (
    <DecisionDialog
      title={t('rejectTitle', { username })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(reason) => rejectRealName({ id, reason })}
      onClose={onClose}
    />
  );
}
