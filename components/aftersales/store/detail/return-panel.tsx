'use client';

import { useTranslations } from 'next-intl';
import { TrackingNumber } from '#components/ui/facts/tracking-number.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import returnStyles from '../return.module.css';
import { ReturnTo } from '../return-to.tsx';
import styles from './case.module.css';

type Parcel = SellerCaseDetail['parcels'][number];

/** Where the goods go back to, who pays for that, and what is on its way; nothing where nothing is sent back. */
export function ReturnPanel({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.return');
  const { return_address: address, return_payer: payer, parcels, received_note: note } = record;
  if (!address && parcels.length === 0 && !note) return null;
  return (
    <Panel title={t('title')}>
      <div className="stack-8 min-w-0">
        {address && <ReturnTo address={address} />}
        {payer && <p className={`hint font-normal ${styles.note}`}>{t(`payer.${payer}`)}</p>}
        <Parcels parcels={parcels} />
        {note && (
          <div>
            <p className={`hint font-normal ${styles.note}`}>{t('note')}</p>
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Parcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useTranslations('aftersalesStore.return');
  if (parcels.length === 0) return <p className={`hint font-normal ${styles.note}`}>{t('noParcel')}</p>;
  return (
    <ul className="stack-8">
      {parcels.map((parcel) => (
        <li key={parcel.carrier_code + parcel.tracking_no}>
          <TrackedParcel parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

/** What a parcel is found by. */
export function TrackedParcel({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('aftersalesStore.return');
  const { carrier_code: code, carrier_name: carrier, tracking_no: number, time } = parcel;
  return (
    <span className="text-14 grid">
      <span>{carrier}</span>
      {number && (
        <span className={returnStyles.number}>
          <TrackingNumber
            carrier={code}
            number={number}
            words={{ follow: t('follow', { carrier }), copy: t('copy', { number }) }}
          />
        </span>
      )}
      <span className={`hint font-normal ${styles.note}`}>
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </span>
    </span>
  );
}
