'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#components/ui/reason-dialog.tsx';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import { decidePromoter, freezePromoter, type PromoterRow, thawPromoter } from '#lib/api/referral/desk-promoters.ts';
import type { PromoterAction } from '#lib/contract/referral/member-records.ts';
import { LevelChoiceDialog } from './level-choice-dialog.tsx';

export interface Asked {
  action: PromoterAction;
  row: PromoterRow;
}

type Decided = Asked & { action: Exclude<PromoterAction, 'level'> };

interface DialogProps {
  asked: Decided;
  onClose: () => void;
}

/** Asks once more, and for the reason where the promoter will read one. */
export function PromoterDialog({ asked: { action, row }, onClose }: { asked: Asked; onClose: () => void }) {
  if (action === 'level') return <LevelChoiceDialog row={row} onClose={onClose} />;
  const asked = { action, row };
  const isReasoned = asked.action === 'reject' || asked.action === 'freeze';
  return isReasoned ? <Reasoned asked={asked} onClose={onClose} /> : <Confirmed asked={asked} onClose={onClose} />;
}

function useWords({ action, row }: Decided) {
  const t = useTranslations('referralDesk.promoters');
  const name = row.username || `#${row.user_id}`;
  return {
    title: t(`dialogs.${action}Title`, { name }),
    text: t(`dialogs.${action}Text`),
    confirm: t(`actions.${action}`),
  };
}

function Confirmed({ asked, onClose }: DialogProps) {
  const { action, row } = asked;
  const about = { user_id: row.user_id, version: row.version };
  const decide = () => (action === 'approve' ? decidePromoter({ ...about, decision: action }) : thawPromoter(about));
  const { send, dialog } = useDecision(decide, { onDone: onClose });
  const { text, ...words } = useWords(asked);
  return (
    <ConfirmDialog
      {...dialog}
      {...words}
      text={
        <>
          <p>{text}</p>
          {action === 'approve' && <blockquote>{row.plan}</blockquote>}
        </>
      }
      onConfirm={() => send(undefined)}
      onClose={onClose}
    />
  );
}

function Reasoned({ asked, onClose }: DialogProps) {
  const { action, row } = asked;
  const about = { user_id: row.user_id, version: row.version };
  const decide = (reason: string) =>
    action === 'reject' ? decidePromoter({ ...about, decision: action, reason }) : freezePromoter({ ...about, reason });
  const { send, dialog } = useDecision(decide, { onDone: onClose });
  return (
    <ReasonDialog
      {...dialog}
      {...useWords(asked)}
      isDestructive
      onConfirm={(reason) => send(reason)}
      onClose={onClose}
    />
  );
}
