'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '#components/ui/form-dialog.tsx';
import { useRequestKey } from '#components/ui/use-request-key.ts';
import { keepLastCarrier, readLastCarrier } from '#components/work/parcels/last-carrier.ts';
import { knownCarrier, TrackedFields } from '#components/work/parcels/tracked-fields.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { shipBody } from '#lib/contract/orders/store-fulfilment.ts';
import { useSellerFrame } from '../seller-side.ts';
import { PartFields } from './part-fields.tsx';
import { leftOf, type PartsFault, toParts } from './ship-parts.ts';
import { useSellerForm } from './use-seller-form.ts';

interface ShipDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** A parcel with all that is left or a part of it. Sent twice by mistake it is one parcel. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useTranslations('ordersStore.actions.ship');
  const { no, carriers } = order;
  const parts = useParts(order);
  const { register, watch, setValue, errors, frame } = useShipping(order, { read: parts.read, onClose });
  return (
    <FormDialog title={t('title', { no })} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <PartFields lines={parts.lines} {...parts.state} />
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

function useParts(order: SellerOrderDetail) {
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [fault, setFault] = useState<PartsFault>();
  const change = (id: number, text: string) => {
    setFault(undefined);
    setTyped((before) => ({ ...before, [id]: text }));
  };
  /** The lines to send; `all` for all that is left, undefined where something is wrong with them. */
  const read = () => {
    if (!isPart) return 'all';
    const parts = toParts(lines, typed);
    setFault('fault' in parts ? parts.fault : undefined);
    return 'fault' in parts ? undefined : parts.lines;
  };
  return { lines, read, state: { isPart, typed, fault, onPart: setPart, onChange: change } };
}

interface Shipping {
  read: ReturnType<typeof useParts>['read'];
  onClose: () => void;
}

function useShipping({ no, shipments }: SellerOrderDetail, { read, onClose }: Shipping) {
  const { side } = useSellerFrame();
  const keyOf = useRequestKey();
  const carrier = knownCarrier(shipments.at(-1)?.carrier_code) ?? readLastCarrier() ?? 'sf';
  const form = useSellerForm({
    schema: shipBody,
    values: { no, carrier, carrier_name: '', tracking_no: '' },
    fields: ['carrier', 'carrier_name', 'tracking_no'],
    send: (body) => {
      const lines = read();
      keepLastCarrier(body.carrier);
      const parcel = lines === 'all' ? body : { ...body, lines };
      return side.ship(parcel, keyOf(parcel));
    },
    onDone: onClose,
  });
  /** Quantities are looked at first: they stand first. */
  const submit: typeof form.frame.submit = (event) => {
    if (read() !== undefined) return form.frame.submit(event);
    event?.preventDefault();
    return Promise.resolve();
  };
  return { ...form, frame: { ...form.frame, submit } };
}
