'use client';

import { useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { appealPenalty } from '#lib/api/settlement/store-corrections.ts';

/** Says what speaks against a penalty, once. */
export function AppealDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('settlementAccount.corrections');
  return (
    <DecisionDialog
      title={t('appealTitle', { no })}
      text={t('appealText')}
      label={t('appealLabel')}
      help={t('appealHelp')}
      confirm={t('appealConfirm')}
      asksReason
      decide={(reason) => appealPenalty({ no, reason })}
      onClose={onClose}
    />
  );
}
