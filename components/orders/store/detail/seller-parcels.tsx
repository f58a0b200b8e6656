'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePermission } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { TrackingNumber } from '#components/ui/facts/tracking-number.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { Shipment } from '#lib/api/orders/member-orders.ts';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { CorrectDialog } from './actions/correct-dialog.tsx';
import { TrackingDialog } from './actions/tracking-dialog.tsx';
import { useSellerFrame } from './seller-side.ts';

/** Parcels with where they are; what their carrier says is written down at each. */
export function SellerParcels({ order }: { order: SellerOrderDetail }) {
  const { no, shipments, actions } = order;
  const { side } = useSellerFrame();
  const isPermitted = usePermission();
  const [tracked, setTracked] = useState<Shipment>();
  const [corrected, setCorrected] = useState<Shipment>();
  const mayTrack = actions.includes('tracking') && isPermitted(side.permission('tracking'));
  return (
    <>
      {shipments.map((shipment, index) => (
        <Parcel
          key={shipment.no}
          shipment={shipment}
          place={shipments.length > 1 ? index + 1 : undefined}
          onCorrect={mayTrack && shipment.status === 'shipped' ? () => setCorrected(shipment) : undefined}
          onTrack={mayTrack && !isOver(shipment) ? () => setTracked(shipment) : undefined}
        />
      ))}
      {tracked && <TrackingDialog no={no} shipment={tracked} onClose={() => setTracked(undefined)} />}
      {corrected && <CorrectDialog order={order} shipment={corrected} onClose={() => setCorrected(undefined)} />}
    </>
  );
}

const isOver = ({ status }: Shipment) => status === 'delivered' || status === 'cancelled';

interface ParcelProps {
  shipment: Shipment;
  place: number | undefined;
  /** Until its carrier has scanned it. */
  onCorrect: (() => void) | undefined;
  onTrack: (() => void) | undefined;
}

function Parcel({ shipment, place, onCorrect, onTrack }: ParcelProps) {
  const t = useTranslations('orders.shipment');
  const words = useTranslations('ordersStore.actions');
  const { carrier_code, carrier_name, tracking_no, status, lines } = shipment;
  return (
    <Panel
      title={place === undefined ? t('title') : t('numbered', { place })}
      actions={
        <span className="wrap-8 items-center">
          <Chip tone={status === 'exception' ? 'error' : 'primary'}>{t(`status.${status}`)}</Chip>
          {onCorrect && (
            <Button look="quiet" size="small" onClick={onCorrect}>
              {words('correct.name')}
            </Button>
          )}
          {onTrack && (
            <Button look="secondary" size="small" onClick={onTrack}>
              {words('tracking.name')}
            </Button>
          )}
        </span>
      }
    >
      <div className="stack-12">
        <p className="wrap-4-12 items-center">
          <span>{carrier_name}</span>
          {tracking_no && (
            <TrackingNumber
              carrier={carrier_code}
              number={tracking_no}
              words={{ follow: t('follow', { carrier: carrier_name }), copy: t('copy') }}
            />
          )}
        </p>
        <p className="text-ink-2 text-14 wrap-anywhere">
          {lines.map(({ name, qty }) => t('line', { name, qty })).join(' · ')}
        </p>
        <Entries shipment={shipment} />
      </div>
    </Panel>
  );
}

/** Newest first; where nobody wrote a sentence, the state is one. */
function Entries({ shipment: { tracking } }: { shipment: Shipment }) {
  const t = useTranslations('orders.shipment');
  const stateWords = (state: string) => findWords(t, `status.${state}`) ?? '';
  return (
    <TimelineList
      entries={tracking.map(({ text, time, status }) => ({ time, text: stateWords(status), note: text }))}
    />
  );
}
