'use client';

import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/fact-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { IssuerDetails } from '#lib/api/invoices/issuer-invoices.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** What is being taken back, why, and whom it waits for. */
export function RedsPanel({ invoice: { reds } }: { invoice: IssuerDetails }) {
  const t = useTranslations('invoicesStore.reds');
  const locale = useLocale();
  if (reds.length === 0) return null;
  return (
    <Panel title={t('title')}>
      {reds.map((red) => (
        <FactList
          key={red.no}
          facts={[
            { key: 'no', label: t('no'), value: red.no },
            { key: 'status', label: t('status'), value: t(`statuses.${red.status}`) },
            { key: 'reason', label: t('reason'), value: t(`reasons.${red.reason}`) },
            { key: 'amount', label: t('amount'), value: formatMoney(locale, red.amount) },
            ...(red.expire_time === null
              ? []
              : [{ key: 'until', label: t('until'), value: formatTime(red.expire_time, '', 'yyyy-mm-dd hh:MM') }]),
            ...(red.note ? [{ key: 'note', label: t('note'), value: red.note, isWide: true }] : []),
          ]}
        />
      ))}
    </Panel>
  );
}
