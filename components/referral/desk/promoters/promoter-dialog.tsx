'use client';

import { useTranslations } from 'next-intl';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import { decidePromoter, freezePromoter, type PromoterRow, thawPromoter } from '#lib/api/referral/desk-promoters.ts';
import type { PromoterAction } from '#lib/contract/referral/member-records.ts';
import { LevelChoiceDialog } from './level-choice-dialog.tsx';

export interface Asked {
  action: PromoterAction;
  row: PromoterRow;
}

/** Asks once more, and for the reason where the promoter will read one. */
export function PromoterDialog({ asked: { action, row }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTranslations('referralDesk.promoters');
  if (action === 'level') return <LevelChoiceDialog row={row} onClose={onClose} />;
  const { user_id, version, username, plan } = row;
  const isReasoned = action === 'reject' || action === 'freeze';
  const decide = (reason: string) => {
    if (action === 'approve') return decidePromoter({ user_id, version, decision: action });
    if (action === 'reject') return decidePromoter({ user_id, version, decision: action, reason });
    return action === 'freeze' ? freezePromoter({ user_id, version, reason }) : thawPromoter({ user_id, version });
  };
  return (
    <DecisionDialog
      title={t(`dialogs.${action}Title`, { name: username || `#${user_id}` })}
      text={t(`dialogs.${action}Text`)}
      confirm={t(`actions.${action}`)}
      isDestructive={isReasoned}
      asksReason={isReasoned}
      decide={decide}
      onClose={onClose}
    >
      {action === 'approve' && <blockquote>{plan}</blockquote>}
    </DecisionDialog>
  );
}
