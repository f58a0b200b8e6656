'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';
import type { Correction } from '#lib/api/settlement/desk-corrections.ts';
import type { CorrectionDecision } from '#lib/contract/settlement/corrections.ts';

/** A correction and what is to be decided about it. */
export interface PendingCorrection {
  correction: Correction;
  decision: CorrectionDecision;
}

interface CorrectionActionsProps {
  correction: Correction;
  onAsk: (pending: PendingCorrection) => void;
}

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function CorrectionActions({ correction, onAsk }: CorrectionActionsProps) {
  const t = useTranslations('settlementCorrections');
  const { user } = useMemberCentre();
  const may = useHeldNode()('operator/correction/decide');
  const { no, status, proposer, is_own: isOwn, actions } = correction;
  const isOpen = status === 'proposed' || status === 'appealed';
  if (isOpen && may && isOwn) return <span className={styles.note}>{t('ownStore')}</span>;
  if (isOpen && may && proposer.id === user.id) return <span className={styles.note}>{t('ownProposal')}</span>;
  if (!may || actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      {actions.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk({ correction, decision })}>
          {t(`decisions.${decision}`)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
