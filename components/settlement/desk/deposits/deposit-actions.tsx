'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';
import type { Deposit } from '#lib/api/settlement/desk-deposits.ts';
import type { DepositDecision } from '#lib/contract/settlement/deposits.ts';

/** A deposit and what is to be decided about it. */
export interface PendingDeposit {
  deposit: Deposit;
  decision: DepositDecision;
}

interface DepositActionsProps {
  deposit: Deposit;
  onAsk: (pending: PendingDeposit) => void;
}

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function DepositActions({ deposit, onAsk }: DepositActionsProps) {
  const t = useTranslations('settlementDeposits.desk');
  const { user } = useMemberCentre();
  const may = useHeldNode()('operator/deposit/decide');
  const { no, status, proposer, is_own: isOwn, actions } = deposit;
  const isOpen = status === 'proposed' || status === 'open';
  if (isOpen && may && isOwn) return <span className={styles.note}>{t('ownStore')}</span>;
  if (status === 'proposed' && may && proposer.id === user.id) {
    return <span className={styles.note}>{t('ownProposal')}</span>;
  }
  if (!may || actions.length === 0) return null;
  return (
    <span className={styles.actions}>
      {actions.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk({ deposit, decision })}>
          {t(`decisions.${decision}`)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
