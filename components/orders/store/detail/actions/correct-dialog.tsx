'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { knownCarrier, TrackedFields } from '#components/work/parcels/tracked-fields.tsx';
import type { Shipment } from '#lib/api/orders/member-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { trackingCorrectBody } from '#lib/contract/orders/store-fulfilment.ts';
import { useSellerFrame } from '../seller-side.ts';
import { useSellerForm } from './use-seller-form.ts';

interface CorrectDialogProps {
  order: Pick<SellerOrderDetail, 'no' | 'carriers'>;
  shipment: Shipment;
  onClose: () => void;
}

/** Another number for a parcel that nobody has scanned yet. */
export function CorrectDialog({ order: { no, carriers }, shipment, onClose }: CorrectDialogProps) {
  const t = useTranslations('ordersStore.actions.correct');
  const { side } = useSellerFrame();
  const { carrier_code: code, carrier_name: name, tracking_no: number } = shipment;
  const carrier = knownCarrier(code) ?? 'other';
  const { register, watch, setValue, errors, frame } = useSellerForm({
    schema: trackingCorrectBody,
    values: {
      no,
      shipment_no: shipment.no,
      carrier,
      carrier_name: carrier === 'other' ? name : '',
      tracking_no: number,
    },
    fields: ['carrier', 'carrier_name', 'tracking_no'],
    send: side.correct,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('title', { tracking: number })}
      text={<p>{t('text')}</p>}
      submit={t('do')}
      form={frame}
      onClose={onClose}
    >
      <TrackedFields
        carriers={carriers}
        carrier={watch('carrier')}
        fields={{
          carrier: register('carrier'),
          carrier_name: register('carrier_name'),
          tracking_no: register('tracking_no'),
        }}
        errors={errors}
        onCarrier={(next) => setValue('carrier', next)}
      />
    </FormDialog>
  );
}
