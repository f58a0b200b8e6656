'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Asked, Offer } from '#components/work/decisions/row-decisions.tsx';
import { type Deposit, decideDeposit } from '#lib/api/settlement/desk-deposits.ts';
import type { DepositDecision } from '#lib/contract/settlement/deposits.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function useDepositOffer(): (deposit: Deposit) => Offer<DepositDecision> {
  const t = useTranslations('settlementDeposits.desk');
  const { user } = useMemberCentre();
  const may = useHeldNode()('operator/deposit/decide');
  return ({ status, proposer, is_own: isOwn, actions }) => {
    if (!may) return [];
    if (isOwn && (status === 'proposed' || status === 'open')) return t('ownStore');
    if (status === 'proposed' && proposer.id === user.id) return t('ownProposal');
    return actions;
  };
}

interface DepositDialogProps extends Asked<Deposit, DepositDecision> {
  onClose: () => void;
}

export function DepositDialog({ row, decision, onClose }: DepositDialogProps) {
  const t = useTranslations('settlementDeposits.desk');
  const locale = useLocale();
  const { no, reason, store_name: store, amount } = row;
  const isApproved = decision === 'approve';
  const kind = row.kind === 'forfeit' ? 'forfeit' : 'release';
  const words = decision === 'approve' ? kind : decision;
  return (
    <DecisionDialog
      title={t(`titles.${words}`, { no })}
      text={t(`texts.${words}`, { store, amount: formatMoney(locale, amount) })}
      said={isApproved && t('because', { reason })}
      confirm={t(`decisions.${decision}`)}
      isDestructive={!isApproved}
      asksReason={!isApproved}
      decide={(why) => decideDeposit({ no, decision, ...(why && { reason: why }) })}
      onClose={onClose}
    />
  );
}
