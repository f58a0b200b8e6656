'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { type Asked, RowDecisions } from '#components/work/decisions/row-decisions.tsx';
import { ReceivedDialog } from './received-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecidedTransfer, TransferSide } from './transfer-sides.ts';

export type TransferDecision = 'received' | 'reject';

export type AskedTransfer = Asked<DecidedTransfer, TransferDecision>;

interface TransferActionsProps {
  transfer: DecidedTransfer;
  decisions: readonly TransferDecision[];
  onAsk: (asked: AskedTransfer) => void;
}

/** The two decisions. Nobody decides about money of their own. */
export function TransferActions({ transfer, decisions, onAsk }: TransferActionsProps) {
  const t = useTranslations('paymentsDesk');
  const { user } = useMemberCentre();
  return (
    <RowDecisions
      no={transfer.no}
      offer={decisions.length > 0 && transfer.user_id === user.id ? t('own') : decisions}
      label={(decision) => t(`${decision}.confirm`)}
      onAsk={(decision) => onAsk({ row: transfer, decision })}
    />
  );
}

interface TransferDialogProps extends AskedTransfer {
  side: TransferSide;
  onClose: () => void;
}

export function TransferDialog({ side, row: transfer, decision, onClose }: TransferDialogProps) {
  return decision === 'reject' ? (
    <RejectDialog side={side} transfer={transfer} onClose={onClose} />
  ) : (
    <ReceivedDialog side={side} transfer={transfer} onDone={onClose} onClose={onClose} />
  );
}
