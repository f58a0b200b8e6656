'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { dispatchOrder } from '#lib/api/orders/desk-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { StoreChoice } from './store-choice.tsx';
import { useSellerForm } from './use-seller-form.ts';

const dispatchForm = z.object({ store_id: z.int('required') });

interface DispatchDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** Gives an order that nobody has taken to a store, which has to answer. */
export function DispatchDialog({ order: { no }, onClose }: DispatchDialogProps) {
  const t = useTranslations('ordersStore.actions.dispatch');
  const { control, frame } = useSellerForm({
    schema: dispatchForm,
    values: {},
    fields: ['store_id'],
    send: ({ store_id }) => dispatchOrder({ no, store_id }),
    onDone: onClose,
  });
  return (
    <FormDialog title={t('title', { no })} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <StoreChoice name="store_id" control={control} />
    </FormDialog>
  );
}
