'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { approveRealName, type RealNameRow, rejectRealName } from '#lib/api/identity/desk-real-names.ts';
import { RevealedName } from './revealed-name.tsx';

export interface Asked {
  action: 'reveal' | 'approve' | 'reject';
  row: RealNameRow;
}

interface DialogProps {
  row: RealNameRow;
  onClose: () => void;
}

/** Shows the papers in full, or asks once more before a decision. */
export function RealNameDialog({ asked: { action, row }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === 'reveal') return <RevealedName row={row} onClose={onClose} />;
  return action === 'approve' ? (
    <ApproveDialog row={row} onClose={onClose} />
  ) : (
    <RejectDialog row={row} onClose={onClose} />
  );
}

function ApproveDialog({ row: { id, username, name, id_number: number }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.realNames');
  const { deciding, wordsOf } = useDecision(approveRealName);
  return (
    <DecisionDialog
      title={t('approveTitle', { username })}
      text={t('approveText', { name, number })}
      failure={deciding.error ? wordsOf(deciding.error) : undefined}
      confirm={t('approve')}
      isBusy={deciding.isPending}
      onConfirm={() => deciding.mutate({ id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function RejectDialog({ row: { id, username }, onClose }: DialogProps) {
  const t = useTranslations('storeDesk.realNames');
  const { deciding, wordsOf } = useDecision(rejectRealName);
  return (
    <ReasonDialog
      title={t('rejectTitle', { username })}
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
