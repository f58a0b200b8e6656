'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { useDirectMove } from './use-direct-move.ts';

interface TakeDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** The platform does it itself: it leaves the pool at once. */
export function TakeDialog({ order: { no }, onClose }: TakeDialogProps) {
  const t = useTranslations('ordersStore.actions.take');
  const { mutate, isPending } = useDirectMove(no, onClose);
  return (
    <ConfirmDialog
      title={t('title', { no })}
      text={<p>{t('text')}</p>}
      confirm={t('do')}
      isBusy={isPending}
      onConfirm={() => mutate('take')}
      onClose={onClose}
    />
  );
}
