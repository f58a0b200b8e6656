'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import money from '#components/work/money/money.module.css';
import type { DeskWithdrawal } from '#lib/api/payouts/desk-withdrawals.ts';
import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';
import styles from './withdrawals.module.css';

/** A withdrawal and what is to be done about it. */
export interface PendingWithdrawal {
  withdrawal: DeskWithdrawal;
  decision: WithdrawalDecision;
}

interface WithdrawalActionsProps {
  withdrawal: DeskWithdrawal;
  onAsk: (pending: PendingWithdrawal) => void;
}

/** What is usually done first; what ends it comes last. */
const order: WithdrawalDecision[] = [
  'approve',
  'transfer',
  'begin',
  'payee',
  'paid',
  'failed',
  'again',
  'return',
  'reject',
];

/** Beside Alipay's button, the other way to pay says that it is by hand. */
export const namedDecision = (decision: WithdrawalDecision, actions: readonly WithdrawalDecision[]) =>
  decision === 'begin' && actions.includes('transfer') ? 'beginByHand' : decision;

const isReview = (decision: WithdrawalDecision) => decision === 'approve' || decision === 'reject';

/** What the server offers and the reader's rules allow; whose own it is reads why there is nothing. */
export function WithdrawalActions({ withdrawal, onAsk }: WithdrawalActionsProps) {
  const t = useTranslations('payoutsDesk');
  const may = useHeldNode();
  const { no, is_own: isOwn, actions } = withdrawal;
  if (isOwn) return <span className={money.note}>{t('own')}</span>;
  const offered = order.filter(
    (decision) =>
      actions.includes(decision) && may(isReview(decision) ? 'operator/withdrawal/review' : 'operator/withdrawal/pay'),
  );
  if (offered.length === 0) return null;
  return (
    <span className={styles.actions}>
      {offered.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk({ withdrawal, decision })}>
          {t(`decisions.${namedDecision(decision, actions)}`)} <span className="visually-hidden">{no}</span>
        </Button>
      ))}
    </span>
  );
}
