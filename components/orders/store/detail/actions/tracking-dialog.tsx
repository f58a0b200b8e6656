'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { ChoiceInput } from '#components/ui/form/choice-input.tsx';
import { TextInput } from '#components/ui/form/text-input.tsx';
import type { Shipment } from '#lib/api/orders/member-orders.ts';
import { trackingBody } from '#lib/contract/orders/store-fulfilment.ts';
import { useSellerFrame } from '../seller-side.ts';
import { useSellerForm } from './use-seller-form.ts';

interface TrackingDialogProps {
  /** Of the order. */
  no: string;
  shipment: Shipment;
  onClose: () => void;
}

/** What the carrier says of a parcel; the customer reads it. */
export function TrackingDialog({ no, shipment, onClose }: TrackingDialogProps) {
  const t = useTranslations('ordersStore.actions.tracking');
  const words = useTranslations('orders.shipment.status');
  const { side } = useSellerFrame();
  const { input, control, frame } = useSellerForm({
    schema: trackingBody,
    values: { no, shipment_no: shipment.no, status: 'in_transit', text: '' },
    fields: ['status', 'text'],
    send: side.track,
    onDone: onClose,
  });
  const states = trackingBody.shape.status.options;
  return (
    <FormDialog
      title={t('title', { tracking: shipment.tracking_no })}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      form={frame}
      onClose={onClose}
    >
      <ChoiceInput
        label={t('status')}
        name="status"
        control={control}
        options={states.map((value) => ({ value, label: words(value) }))}
      />
      <TextInput label={t('entry')} help={t('entryHelp')} {...input('text')} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
