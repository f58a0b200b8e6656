'use client';

import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import styles from '#components/work/money/money.module.css';
import { ReceivedDialog } from './received-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import type { DecidedTransfer, TransferSide } from './transfer-sides.ts';

export type TransferDecision = 'received' | 'reject';

/** A transfer and what is to be decided about it. */
export interface PendingTransfer {
  transfer: DecidedTransfer;
  decision: TransferDecision;
}

interface TransferActionsProps {
  transfer: DecidedTransfer;
  decisions: readonly TransferDecision[];
  onAsk: (pending: PendingTransfer) => void;
}

/** The two decisions. Nobody decides about money of their own. */
export function TransferActions({ transfer, decisions, onAsk }: TransferActionsProps) {
  const t = useTranslations('paymentsDesk');
  const { user } = useMemberCentre();
  if (decisions.length === 0) return null;
  if (transfer.user_id === user.id) return <span className={styles.note}>{t('own')}</span>;
  return (
    <span className={styles.actions}>
      {decisions.map((decision) => (
        <Button key={decision} look="secondary" size="small" onClick={() => onAsk({ transfer, decision })}>
          {t(`${decision}.confirm`)} <span className="visually-hidden">{transfer.no}</span>
        </Button>
      ))}
    </span>
  );
}

interface TransferDialogsProps {
  side: TransferSide;
  pending: PendingTransfer | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function TransferDialogs({ side, pending, onDone, onClose }: TransferDialogsProps) {
  if (!pending) return null;
  const Dialog = pending.decision === 'received' ? ReceivedDialog : RejectDialog;
  return <Dialog side={side} transfer={pending.transfer} onDone={onDone} onClose={onClose} />;
}
