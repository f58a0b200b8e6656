'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { TimeLeft } from '#components/ui/facts/time-left.tsx';
import type { RedRecord } from '#lib/contract/invoices/invoice-shapes.ts';
import { openRedStatuses } from '#lib/contract/invoices/records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** Something still comes of it. */
export const isOpenRed = (status: RedRecord['status']): boolean =>
  (openRedStatuses as readonly string[]).includes(status);

/** A red letter: what is to be taken back and why, and how far it is. */
export function RedFacts({ red, actions }: { red: RedRecord; actions?: ReactNode }) {
  const t = useTranslations('invoices');
  const locale = useLocale();
  const tone = isOpenRed(red.status) ? 'warning' : 'neutral';
  const facts = [
    { key: 'no', label: t('red.no'), value: red.no },
    { key: 'status', label: t('red.status'), value: <Chip tone={tone}>{t(`redStatus.${red.status}`)}</Chip> },
    { key: 'amount', label: t('red.amount'), value: formatMoney(locale, red.amount) },
    { key: 'reason', label: t('red.reason'), value: t(`redReasons.${red.reason}`) },
    { key: 'cause', label: t('red.cause'), value: t(`redCauses.${red.cause}`) },
    { key: 'time', label: t('red.time'), value: formatTime(red.create_time, '', 'yyyy-mm-dd hh:MM') },
    {
      key: 'until',
      label: t('red.until'),
      value: red.status === 'await_buyer' && red.expire_time ? <TimeLeft until={red.expire_time} /> : '',
    },
    { key: 'note', label: t('red.note'), value: red.note },
    { key: 'fail', label: t('red.fail'), value: red.fail_reason },
  ];
  return (
    <div className="stack-16 min-w-0">
      <FactList facts={facts.filter(({ value }) => value !== '')} />
      {actions}
    </div>
  );
}
