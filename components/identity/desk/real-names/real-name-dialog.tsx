'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
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

/** Shows the papers in full, or asks once more before a decision. */
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
  const { send, dialog } = useDecision(approveRealName, { onDone: onClose });
  return (
    <ConfirmDialog
      {...dialog}
      title={t('approveTitle', { username })}
      text={<p>{t('approveText', { name, number })}</p>}
      confirm={t('approve')}
      onConfirm={() => send({ id })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ row: { id, username }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.realNames');
  const { send, dialog } = useDecision(rejectRealName, { onDone: onClose });
  return (
    <ReasonDialog
      {...dialog}
      title={t('rejectTitle', { username })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      onConfirm={(reason) => send({ id, reason })}
      onClose={onClose}
    />
  );
}
