'use client';

import { useTranslations } from 'next-intl';
import { TrackingNumber } from '#components/ui/facts/tracking-number.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './case.module.css';

/** Who carries it, under which number, since when. */
export function ParcelLine({ parcel }: { parcel: CaseDetail['parcels'][number] }) {
  const t = useTranslations('aftersalesMember.back');
  const { carrier_code: code, carrier_name: carrier, tracking_no: number, time } = parcel;
  return (
    <p className="wrap-0-12 items-center">
      {carrier && <span>{carrier}</span>}
      {number && (
        <TrackingNumber
          carrier={code}
          number={number}
          words={{ follow: t('follow', { carrier }), copy: t('copyNumber') }}
        />
      )}
      <span className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>
        <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
      </span>
    </p>
  );
}
