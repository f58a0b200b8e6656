'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { objectToStatement } from '#lib/api/settlement/store-statements.ts';

/** The store says what is wrong with a statement. */
export function ObjectDialog({ no, onClose }: { no: string; onClose: () => void }) {
  const t = useTranslations('settlementStatements.store');
  const { send, dialog } = useDecision(objectToStatement, { onDone: onClose });
  return (
    <ReasonDialog
      {...dialog}
      title={t('objectTitle', { no })}
      text={t('objectText')}
      label={t('objectLabel')}
      help={t('objectHelp')}
      confirm={t('objectConfirm')}
      onConfirm={(reason) => send({ no, reason })}
      onClose={onClose}
    />
  );
}
