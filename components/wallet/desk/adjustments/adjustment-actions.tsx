'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';
import type { Adjustment } from '#lib/api/wallet/desk-money.ts';

/** A correction and what is to be decided about it. */
export interface PendingAdjustment {
  adjustment: Adjustment;
  decision: 'approve' | 'reject';
}

interface AdjustmentActionsProps {
  adjustment: Adjustment;
  onAsk: (pending: PendingAdjustment) => void;
}

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function AdjustmentActions({ adjustment, onAsk }: AdjustmentActionsProps) {
  const t = useTranslations('paymentsDesk.adjustments');
  const { user } = useMemberCentre();
  const may = useHeldNode();
  const { no, status, proposed_by: proposer, user_id: owner } = adjustment;
  if (status === 'pending' && proposer === user.id) return <span className={styles.note}>{t('ownProposal')}</span>;
  if (status === 'pending' && owner === user.id) return <span className={styles.note}>{t('ownAccount')}</span>;
  const offered = adjustment.actions.filter((action) => may(`operator/adjustment/${action}`));
  if (offered.length === 0) return null;
  return (
    <span className={styles.actions}>
      {offered.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk({ adjustment, decision })}>
          {t(decision)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
