'use client';

import { useTranslations } from 'next-intl';
import { CopyButton } from '#components/ui/copy-button.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './case.module.css';

/** Who carries it, under which number, since when. */
export function ParcelLine({ parcel }: { parcel: CaseDetail['parcels'][number] }) {
  const t = useTranslations('aftersalesMember.back');
  const { carrier_name: carrier, tracking_no: number, time } = parcel;
  return (
    <p className={styles.parcel}>
      {carrier && <span>{carrier}</span>}
      {number && <strong>{number}</strong>}
      {number && <CopyButton text={number} label={t('copyNumber')} />}
      <span className={styles.quiet}>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</span>
    </p>
  );
}
