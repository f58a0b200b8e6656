'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import type { Offer } from '#components/work/decisions/row-decisions.tsx';
import type { DeskWithdrawal } from '#lib/api/payouts/desk-withdrawals.ts';
import type { WithdrawalDecision } from '#lib/contract/payouts/desk-withdrawals.ts';

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

/** Beside Alipay's button, the other way to pay says that it is manual. */
export const namedDecision = (decision: WithdrawalDecision, actions: readonly WithdrawalDecision[]) =>
  decision === 'begin' && actions.includes('transfer') ? 'beginByHand' : decision;

const isReview = (decision: WithdrawalDecision) => decision === 'approve' || decision === 'reject';

/** What the server offers and the reader's rules allow; whose own it is reads why there is nothing. */
export function useWithdrawalOffer(): (withdrawal: DeskWithdrawal) => Offer<WithdrawalDecision> {
  const t = useTranslations('payoutsDesk');
  const may = useHeldNode();
  const mayDo = (decision: WithdrawalDecision) =>
    may(isReview(decision) ? 'operator/withdrawal/review' : 'operator/withdrawal/pay');
  return ({ is_own: isOwn, actions }) =>
    isOwn ? t('own') : order.filter((decision) => actions.includes(decision) && mayDo(decision));
}
