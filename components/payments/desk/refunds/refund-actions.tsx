'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';
import type { DeskRefund } from '#lib/api/wallet/desk-money.ts';

export interface RefundMoves {
  /** The refund that is being tried again. */
  busyNo: string | undefined;
  onPaid: (refund: DeskRefund) => void;
  onRetry: (refund: DeskRefund) => void;
}

/** What can be done about a refund. Nobody decides about money of their own. */
export function RefundActions({ refund, moves }: { refund: DeskRefund; moves: RefundMoves }) {
  const t = useTranslations('paymentsDesk');
  const { user } = useMemberCentre();
  const may = useHeldNode();
  const offered = refund.actions.filter((action) => may(`operator/refund/${action}`));
  if (offered.length === 0) return null;
  if (refund.user_id === user.id) return <span className={styles.note}>{t('own')}</span>;
  const act = (action: 'paid' | 'retry') => (action === 'paid' ? moves.onPaid(refund) : moves.onRetry(refund));
  return (
    <span className={`row-8 justify-end ${styles.actions}`}>
      {offered.map((action) => (
        <Button
          key={action}
          look="secondary"
          size="small"
          // Stays focusable: whoever tries again goes on from here.
          aria-disabled={moves.busyNo !== undefined || undefined}
          onClick={() => moves.busyNo === undefined && act(action)}
        >
          {t(`refunds.actions.${action}`)} <span className="visually-hidden">{refund.no}</span>
        </Button>
      ))}
    </span>
  );
}
