'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Asked, Offer } from '#components/work/decisions/row-decisions.tsx';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import { type Adjustment, approveAdjustment, rejectAdjustment } from '#lib/api/wallet/desk-money.ts';
import { useSignedAmount } from './use-signed-amount.ts';

type AdjustmentDecision = Adjustment['actions'][number];

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function useAdjustmentOffer(): (adjustment: Adjustment) => Offer<AdjustmentDecision> {
  const t = useTranslations('paymentsDesk.adjustments');
  const { user } = useMemberCentre();
  const may = useHeldNode();
  return ({ status, proposed_by: proposer, user_id: owner, actions }) => {
    if (status === 'pending' && proposer === user.id) return t('ownProposal');
    if (status === 'pending' && owner === user.id) return t('ownAccount');
    return actions.filter((action) => may(`operator/adjustment/${action}`));
  };
}

interface AdjustmentDialogProps extends Asked<Adjustment, AdjustmentDecision> {
  onClose: () => void;
}

export function AdjustmentDialog({ row: adjustment, decision, onClose }: AdjustmentDialogProps) {
  const t = useTranslations('paymentsDesk.adjustments');
  const write = useSignedAmount();
  const customerOf = useCustomerName();
  const { no, reason } = adjustment;
  return decision === 'approve' ? (
    <DecisionDialog
      title={t('approveTitle', { no })}
      text={t('approveText', { customer: customerOf(adjustment), change: write(adjustment) })}
      said={t('because', { reason })}
      confirm={t('approve')}
      decide={() => approveAdjustment({ no })}
      onClose={onClose}
    />
  ) : (
    <DecisionDialog
      title={t('rejectTitle', { no })}
      text={t('rejectText')}
      confirm={t('reject')}
      isDestructive
      asksReason
      decide={(why) => rejectAdjustment({ no, reason: why })}
      onClose={onClose}
    />
  );
}
