'use client';

import { useTranslations } from 'next-intl';
import { AddressLines } from '#components/ui/facts/address-lines.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { OrderDetail } from '#lib/api/orders/member-orders.ts';
import { AppointmentFacts } from './appointment-facts.tsx';
import styles from './order.module.css';

/** Where it goes or is done, when, and what the customer wrote. */
export function DeliveryPanel({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.detail');
  const { address, appointment, note, fulfilment } = order;
  return (
    <Panel title={t(`delivery.${fulfilment}`)}>
      <div className={styles.facts}>
        {address ? <AddressLines address={address} /> : <p>{t(`noAddress.${fulfilment}`)}</p>}
        <AppointmentFacts label={t('appointment')} appointment={appointment} />
        <div>
          <h3>{t('note')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{note || t('noNote')}</p>
        </div>
      </div>
    </Panel>
  );
}
