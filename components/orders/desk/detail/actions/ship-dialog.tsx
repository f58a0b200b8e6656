'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import { TextInput } from '#components/ui/form/text-input.tsx';
import { useWishKey } from '#components/ui/use-wish-key.ts';
import type { SellerOrderDetail } from '#lib/api/store-orders.ts';
import { shipBody } from '#lib/contract/store-order.ts';
import { useSoldFrame } from '../seller-side.ts';
import { FormDialog } from './form-dialog.tsx';
import { PartFields } from './part-fields.tsx';
import { SelectInput } from './select-input.tsx';
import { leftOf, type PartsFault, toParts } from './ship-parts.ts';
import { useSoldForm } from './use-sold-form.ts';

interface ShipDialogProps {
  order: SellerOrderDetail;
  onClose: () => void;
}

/** A parcel with all that is left or a part of it. Sent twice by mistake it is one parcel. */
export function ShipDialog({ order, onClose }: ShipDialogProps) {
  const t = useTranslations('deskOrders.actions.ship');
  const { no, carriers } = order;
  const parts = useParts(order);
  const { register, watch, errors, frame } = useShipping(order, { read: parts.read, onClose });
  return (
    <FormDialog title={t('title', { no })} text={<p>{t('text')}</p>} submit={t('do')} form={frame} onClose={onClose}>
      <PartFields lines={parts.lines} {...parts.state} />
      <SelectInput
        label={t('carrier')}
        options={carriers.map(({ code, name }) => ({ value: code, label: name }))}
        field={register('carrier')}
        error={errors.carrier}
      />
      {watch('carrier') === 'other' && (
        <TextInput
          label={t('carrierName')}
          field={register('carrier_name')}
          error={errors.carrier_name}
          maxLength={50}
          autoComplete="off"
        />
      )}
      <TextInput
        label={t('trackingNo')}
        help={t('trackingHelp')}
        field={register('tracking_no')}
        error={errors.tracking_no && { ...errors.tracking_no, ...inWords(errors.tracking_no, t('trackingHelp')) }}
        maxLength={40}
        autoComplete="off"
      />
    </FormDialog>
  );
}

/** What a number looks like says more than that this is none. */
const inWords = ({ type }: FieldError, words: string) => (type === 'server' ? {} : { message: words });

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
  const { side } = useSoldFrame();
  const keyOf = useWishKey();
  const last = shipments.at(-1);
  const known = shipBody.shape.carrier.safeParse(last?.carrier_code);
  const form = useSoldForm({
    schema: shipBody,
    values: { no, carrier: known.data ?? 'sf', carrier_name: '', tracking_no: '' },
    fields: ['carrier', 'carrier_name', 'tracking_no'],
    send: (body) => {
      const lines = read();
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
