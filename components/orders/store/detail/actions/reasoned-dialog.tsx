'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '#components/ui/dialogs/reason-dialog.tsx';
import { useNavigation } from '#components/ui/hooks/use-navigation.ts';
import { useDecision } from '#components/work/decisions/use-decision.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { type ReasonedMove, useSellerFrame } from '../seller-side.ts';

interface ReasonedDialogProps {
  move: ReasonedMove;
  order: SellerOrderDetail;
  onClose: () => void;
}

/** After these the order is not this store's any more: its page would only say that it is not there. */
const givesUp = (move: ReasonedMove) => move === 'refuse' || move === 'release';

/** Names the order, says what cannot be taken back, and asks why. */
export function ReasonedDialog({ move, order: { no }, onClose }: ReasonedDialogProps) {
  const t = useTranslations('ordersStore.actions');
  const { side, onMoved } = useSellerFrame();
  const navigation = useNavigation();
  const { send, dialog } = useDecision(
    (reason: string) => Promise.resolve(side.reasoned[move]?.({ no, reason })).then(onMoved),
    {
      onDone: () => {
        onClose();
        if (givesUp(move)) navigation.push(side.list);
      },
      isLeaving: true,
    },
  );
  return (
    <ReasonDialog
      {...dialog}
      title={t(`${move}.title`, { no })}
      text={t(`${move}.text`)}
      label={t('reason')}
      help={t(`${move}.reasonHelp`)}
      confirm={t(`${move}.do`)}
      isDestructive={move !== 'askClose' && move !== 'confirmReceipt'}
      onConfirm={send}
      onClose={onClose}
    />
  );
}
