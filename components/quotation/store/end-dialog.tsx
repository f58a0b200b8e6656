'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import type { useDeskMoves } from './use-desk-moves.ts';

interface EndDialogProps {
  pending: 'reject' | 'cancel';
  no: string;
  move: ReturnType<typeof useDeskMoves>['reject'] | ReturnType<typeof useDeskMoves>['cancel'];
  onClose: () => void;
}

/** Ends a quotation without an order, with a reason that the customer reads. */
export function EndDialog({ pending, no, move, onClose }: EndDialogProps) {
  const t = useTranslations(`quotationStore.dialogs.${pending}`);
  return (
    <ReasonDialog
      {...move.dialog}
      title={t('title', { no })}
      text={t('text')}
      confirm={t('confirm')}
      isDestructive
      onConfirm={(reason) => move.send({ no, reason })}
      onClose={onClose}
    />
  );
}
