'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Choice } from '#components/lists/filters/filters.tsx';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { caseStatisticsQuery } from '#lib/api/aftersales/desk-cases.ts';
import { statisticsBy } from '#lib/contract/aftersales/desk-cases.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './statistics.module.css';
import { readStatistics, type StatisticsBy, statisticsDays } from './statistics-state.ts';
import { useStatisticsColumns } from './use-statistics-columns.tsx';

/** Requests and refunds by store, product or reason: where it goes wrong most. */
export function StatisticsScreen() {
  const t = useTranslations('aftersalesDesk.statistics');
  const [state, change] = useAddressState(readStatistics);
  const { by, days } = state;
  const query = useQuery({ ...caseStatisticsQuery(state), placeholderData: keepPreviousData });
  const columns = useStatisticsColumns(by, query.data?.cases ?? 0);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')}>
        <PageLink href={userPath('desk/aftersales')} className="self-center px-8">
          {t('back')}
        </PageLink>
        <Choice
          label={t('range')}
          value={days}
          isChosen={false}
          options={statisticsDays.map((value) => ({ value, label: t('days', { count: value }) }))}
          onChoose={(value) => change({ days: value === '90' ? undefined : value })}
        />
      </PageHeader>
      <ByTabs current={by} />
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {({ list, cases, refunded }) => (
          <div className="stack-16 grid-cols-1">
            <Totals cases={cases} refunded={refunded} />
            <Panel isFlush>
              {list.length === 0 ? (
                <EmptyState title={t('empty')} text={t('emptyText')} />
              ) : (
                <RecordList caption={t(`captions.${by}`)} columns={columns} rows={list} rowKey={({ id }) => id} />
              )}
            </Panel>
          </div>
        )}
      </QueryView>
    </>
  );
}

function ByTabs({ current }: { current: StatisticsBy }) {
  const t = useTranslations('aftersalesDesk.statistics');
  return (
    <ListTabs label={t('tabsLabel')} tabs={statisticsBy} current={current} labelOf={(by) => t(`by.${by}`)} name="by" />
  );
}

function Totals({ cases, refunded }: { cases: number; refunded: string }) {
  const t = useTranslations('aftersalesDesk.statistics');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('cases')}</dt>
        <dd>{format.number(cases)}</dd>
      </div>
      <div>
        <dt>{t('refunded')}</dt>
        <dd>{formatMoney(locale, refunded)}</dd>
      </div>
    </dl>
  );
}
