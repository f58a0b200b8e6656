'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '#components/ui/dialogs/form-dialog.tsx';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { useRequestKey } from '#components/ui/hooks/use-request-key.ts';
import { useKeptForm } from '#components/work/decisions/use-kept-form.ts';
import { keepLastCarrier, readLastCarrier } from '#components/work/parcels/last-carrier.ts';
import { knownCarrier, TrackedFields } from '#components/work/parcels/tracked-fields.tsx';
import { type QuantitiesFault, readQuantities } from '#components/work/quantities/read-quantities.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { shipBody } from '#lib/contract/orders/store-fulfilment.ts';
import { useSellerFrame } from '../seller-side.ts';
import { PartFields } from './part-fields.tsx';
import { leftOf } from './ship-parts.ts';

interface ShipDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** A parcel with all that is left or a part of it. Sent twice by mistake it is one parcel. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useTranslations('ordersStore.actions.ship');
  const { no, carriers } = order;
  const parts = useParts(order);
  const { register, watch, setValue, errors, frame } = useShipping(order, {
    read: parts.read,
    onDone: () => {
      parts.drop();
      onClose();
    },
  });
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

interface TypedParts {
  isPart: boolean;
  typed: Record<number, string>;
}

const wholeOrder: TypedParts = { isPart: false, typed: {} };

/** Under which name a parcel that is being typed is kept. */
const draftOf = ({ no }: SellerOrderDetail, part: string) => `order-ship:${no}:${part}`;

function useParts(order: SellerOrderDetail) {
  const lines = order.lines.filter((line) => leftOf(line) > 0);
  const draft = draftOf(order, 'lines');
  const [{ isPart, typed }, setParts] = useState(() => ({ ...wholeOrder, ...readKept<TypedParts>(draft) }));
  const [fault, setFault] = useState<QuantitiesFault>();
  const keep = (part: Partial<TypedParts>) => {
    const next = { isPart, typed, ...part };
    setParts(next);
    writeKept(draft, next);
  };
  const change = (id: number, text: string) => {
    setFault(undefined);
    keep({ typed: { ...typed, [id]: text } });
  };
  /** The lines to send; `all` for all that is left, undefined where something is wrong with them. */
  const read = () => {
    if (!isPart) return 'all';
    const parts = readQuantities(
      lines.map((line) => ({ id: line.id, most: leftOf(line) })),
      typed,
    );
    setFault('fault' in parts ? parts.fault : undefined);
    return 'fault' in parts ? undefined : parts.lines;
  };
  return {
    ...{ lines, read },
    drop: () => writeKept(draft, undefined),
    state: { isPart, typed, fault, onPart: (next: boolean) => keep({ isPart: next }), onChange: change },
  };
}

interface Shipping {
  read: ReturnType<typeof useParts>['read'];
  onDone: () => void;
}

function useShipping(order: SellerOrderDetail, { read, onDone }: Shipping) {
  const { no, shipments } = order;
  const { side, onMoved } = useSellerFrame();
  const keyOf = useRequestKey();
  const carrier = knownCarrier(shipments.at(-1)?.carrier_code) ?? readLastCarrier() ?? 'sf';
  const form = useKeptForm({
    draft: draftOf(order, 'parcel'),
    schema: shipBody,
    values: { no, carrier, carrier_name: '', tracking_no: '' },
    fields: ['carrier', 'carrier_name', 'tracking_no'],
    send: (body) => {
      const lines = read();
      keepLastCarrier(body.carrier);
      const parcel = lines === 'all' ? body : { ...body, lines };
      return side.ship(parcel, keyOf(parcel)).then(onMoved);
    },
    onDone,
    isLeaving: true,
  });
  /** Quantities are looked at first: they stand first. */
  const submit: typeof form.frame.submit = (event) => {
    if (read() !== undefined) return form.frame.submit(event);
    event?.preventDefault();
    return Promise.resolve();
  };
  return { ...form, frame: { ...form.frame, submit } };
}
