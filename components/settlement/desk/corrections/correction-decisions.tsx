'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode, useMemberCentre } from '#components/layout/member-context.tsx';
import { DecisionDialog } from '#components/work/decisions/decision-dialog.tsx';
import type { Asked, Offer } from '#components/work/decisions/row-decisions.tsx';
import { type Correction, decideCorrection } from '#lib/api/settlement/desk-corrections.ts';
import type { CorrectionDecision } from '#lib/contract/settlement/corrections.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useChangeWords } from '../../use-change-words.ts';

/** What the server offers and the reader's rules allow; who may not decide reads why. */
export function useCorrectionOffer(): (correction: Correction) => Offer<CorrectionDecision> {
  const t = useTranslations('settlementCorrections');
  const { user } = useMemberCentre();
  const may = useHeldNode()('operator/correction/decide');
  return ({ status, proposer, is_own: isOwn, actions }) => {
    if (!may) return [];
    const isOpen = status === 'proposed' || status === 'appealed';
    if (isOpen && isOwn) return t('ownStore');
    if (isOpen && proposer.id === user.id) return t('ownProposal');
    return actions;
  };
}

interface CorrectionDialogProps extends Asked<Correction, CorrectionDecision> {
  onClose: () => void;
}

/** What each decision says of the correction it is about. */
export function CorrectionDialog({ row, decision, onClose }: CorrectionDialogProps) {
  const t = useTranslations('settlementCorrections');
  const locale = useLocale();
  const write = useChangeWords();
  const { no, kind, store_name: store, amount, reason, appeal_note: note } = row;
  const facts = { store, change: write(amount), amount: formatMoney(locale, amount.replace('-', '')) };
  const isApproved = decision === 'approve';
  const words = isApproved && kind === 'penalty' ? 'announce' : decision;
  return (
    <DecisionDialog
      title={t(`titles.${words}`, { no })}
      text={t(`texts.${words}`, facts)}
      said={isApproved ? t('because', { reason }) : note && t('appeal', { note })}
      confirm={t(`decisions.${decision}`)}
      isDestructive={decision === 'reject' || decision === 'uphold'}
      asksReason={!isApproved}
      decide={(why) => decideCorrection({ no, decision, ...(why && { reason: why }) })}
      onClose={onClose}
    />
  );
}
