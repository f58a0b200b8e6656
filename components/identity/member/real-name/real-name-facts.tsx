'use client';

import { useTranslations } from 'next-intl';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { RealNameRecord } from '#lib/api/identity/member-real-name.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './real-name.module.css';

/** What was handed in, masked as it came, and when. */
export function RealNameFacts({ record }: { record: RealNameRecord }) {
  const t = useTranslations('identityAccount.realName');
  const fields = useTranslations('ui.fields');
  const none = useTranslations('ui')('none');
  return (
    <dl className={`columns-2 stack-16-24 ${styles.facts}`}>
      <Fact label={t('name')} value={record.name} />
      <Fact label={fields('idNumber')} value={record.id_number} />
      <Fact label={t('submitted')} value={formatTime(record.submit_time, none, 'yyyy-mm-dd hh:MM')} />
      {record.decide_time !== null && (
        <Fact label={t('decided')} value={formatTime(record.decide_time, none, 'yyyy-mm-dd hh:MM')} />
      )}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}
