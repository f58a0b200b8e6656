'use client';

import { useLocale, useTranslations } from 'next-intl';
import { AddressLines, areaOf } from '#components/ui/facts/address-lines.tsx';
import { CopyButton } from '#components/ui/facts/copy-button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { AppointmentFacts } from '../../member/detail/appointment-facts.tsx';
import styles from '../../member/detail/order.module.css';

/** Where it goes or is done, when, and what the customer wrote. */
export function SellerDelivery({ order }: { order: SellerOrderDetail }) {
  const t = useTranslations('ordersStore.detail');
  const words = useTranslations('orders.detail');
  const { appointment, note, service_time: input, fulfilment } = order;
  return (
    <Panel title={words(`delivery.${fulfilment}`)}>
      <div className={styles.facts}>
        <Address order={order} />
        {input && (
          <div>
            <h3>{t('preferredTime')}</h3>
            <p className="wrap-anywhere whitespace-pre-line">{input}</p>
          </div>
        )}
        <AppointmentFacts label={t('appointment')} appointment={appointment} />
        <div>
          <h3>{t('customerNote')}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{note || t('noCustomerNote')}</p>
        </div>
      </div>
    </Panel>
  );
}

/** Before it is accepted only the town, and a word why. */
function Address({ order }: { order: SellerOrderDetail }) {
  const locale = useLocale();
  const { address, carrier_address: inChinese, is_address_whole: isWhole, fulfilment } = order;
  const t = useTranslations('ordersStore.detail');
  if (!address) return <p>{t(`noAddress.${fulfilment}`)}</p>;
  if (!isWhole) {
    return (
      <div>
        <p>{areaOf(address, locale)}</p>
        <p className="text-ink-2 text-14 wrap-anywhere">{t('masked')}</p>
      </div>
    );
  }
  // What is copied goes to a carrier, and carriers read Chinese.
  const whole = [address.receiver, address.mobile, inChinese].join('\n');
  return (
    <div className="row-8 items-start justify-between">
      <AddressLines address={address} />
      <CopyButton text={whole} label={t('copyAddress')} />
    </div>
  );
}
