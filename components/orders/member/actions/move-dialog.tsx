'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import type { OrderSummary } from '#lib/api/orders/member-orders.ts';

interface MoveDialogProps {
  move: 'confirm' | 'hide' | 'extend';
  order: OrderSummary;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Names the order, and what cannot be taken back. */
export function MoveDialog({ move, order: { no, fulfilment }, ...rest }: MoveDialogProps) {
  const t = useTranslations('orders.dialogs');
  return (
    <ConfirmDialog
      title={t(`${move}.title`, { no })}
      text={<p>{move === 'confirm' ? t(`confirm.text.${fulfilment}`) : t(`${move}.text`)}</p>}
      confirm={t(`${move}.do`)}
      {...rest}
    />
  );
}
