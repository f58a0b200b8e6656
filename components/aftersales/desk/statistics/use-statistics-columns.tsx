'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { operatorAftersaleStatistics } from '#lib/contract/aftersales/desk-cases.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './statistics.module.css';
import { type StatisticsBy, shareOf } from './statistics-state.ts';

type Row = DataOf<typeof operatorAftersaleStatistics>['list'][number];

/** Columns of the statistics; a store's row leads to its requests. `all`: how many there are in the whole time. */
export function useStatisticsColumns(by: StatisticsBy, all: number): Column<Row>[] {
  const t = useTranslations('aftersalesDesk.statistics');
  const format = useFormatter();
  const locale = useLocale();
  return [
    {
      key: 'name',
      label: t(`by.${by}`),
      isMain: true,
      cell: ({ id, name }) =>
        by === 'store' ? (
          <PageLink href={userPath('desk/aftersales', { tab: 'all', store_id: id })}>{name || t('platform')}</PageLink>
        ) : (
          name
        ),
    },
    { key: 'cases', label: t('cases'), align: 'end', cell: ({ cases }) => format.number(cases) },
    { key: 'share', label: t('share'), cell: ({ cases }) => <Share share={shareOf(cases, all)} /> },
    { key: 'disputes', label: t('disputes'), align: 'end', cell: ({ disputes }) => format.number(disputes) },
    { key: 'refunded', label: t('refunded'), align: 'end', cell: ({ refunded }) => formatMoney(locale, refunded) },
    {
      key: 'hours',
      label: t('hours'),
      align: 'end',
      cell: ({ hours }) => (hours === null ? '–' : t('hoursCount', { count: hours })),
    },
  ];
}

function Share({ share }: { share: number }) {
  const format = useFormatter();
  return (
    <span className="inline-row-8 items-center">
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
      {format.number(share / 100, { style: 'percent' })}
    </span>
  );
}
