'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { appealPenalty } from '#lib/api/settlement/store-corrections.ts';

/** Says what speaks against a penalty, once. */
export function AppealDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('settlementAccount.corrections');
  const { send, dialog } = useDecision(appealPenalty, { onDone: onClose });
  return (
    <ReasonDialog
      {...dialog}
      title={t('appealTitle', { no })}
      text={t('appealText')}
      label={t('appealLabel')}
      help={t('appealHelp')}
      confirm={t('appealConfirm')}
      onConfirm={(reason) => send({ no, reason })}
      onClose={onClose}
    />
  );
}
