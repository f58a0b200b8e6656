'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { TimelineList } from '#components/ui/facts/timeline-list.tsx';
import { TrackingNumber } from '#components/ui/facts/tracking-number.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OrderDetail, Shipment } from '#lib/api/orders/member-orders.ts';
import { findWords } from '#lib/i18n/find-words.ts';

/** Parcels with where they are, and what was left when a service was done. Not there while nothing has left. */
export function ShipmentsPanel({ order: { shipments, proof } }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  if (shipments.length === 0 && !proof) return null;
  return (
    <>
      {shipments.map((shipment, index) => (
        <Parcel key={shipment.no} shipment={shipment} place={shipments.length > 1 ? index + 1 : undefined} />
      ))}
      {proof && (
        <Panel title={t('proof')}>
          {proof.note && <p className="wrap-anywhere whitespace-pre-line">{proof.note}</p>}
          <ul className="stack-8 mt-8">
            {proof.files.map(({ url, name }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Parcel({ shipment, place }: { shipment: Shipment; place: number | undefined }) {
  const t = useTranslations('orders.shipment');
  const { carrier_code, carrier_name, tracking_no, status, lines, tracking } = shipment;
  const stepWords = (step: string) => findWords(t, `status.${step}`) ?? '';
  const title = place === undefined ? t('title') : t('numbered', { place });
  return (
    <Panel
      title={title}
      actions={<Chip tone={status === 'exception' ? 'error' : 'primary'}>{t(`status.${status}`)}</Chip>}
    >
      <div className="stack-12">
        {tracking_no && (
          <p className="wrap-4-12 items-center">
            <span>{carrier_name}</span>
            <TrackingNumber
              carrier={carrier_code}
              number={tracking_no}
              words={{ follow: t('follow', { carrier: carrier_name }), copy: t('copy') }}
            />
          </p>
        )}
        <p className="text-ink-2 text-14 wrap-anywhere">
          {lines.map(({ name, qty }) => t('line', { name, qty })).join(' · ')}
        </p>
        {tracking.length > 0 && (
          <TimelineList
            entries={tracking.map(({ text, time, status: step }) => ({ time, text: text || stepWords(step) }))}
          />
        )}
      </div>
    </Panel>
  );
}
