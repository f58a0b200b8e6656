'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter, OnlyFilter } from '#components/lists/filters/filters.tsx';
import { type ShownList, useList } from '#components/lists/use-list.ts';
import { SumList } from '#components/ui/facts/sum-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { FinanceSums } from '#lib/api/settlement/store-finance.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { lineKindFilters, lineStates } from '#lib/contract/settlement/line-kinds.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from '../settlement.module.css';
import { signedSum } from '../signed-sum.ts';
import { rowsId } from '../statements/rows-id.ts';
import { EarningDays } from './earning-days.tsx';
import { type FinanceListState, financeList } from './finance-list.ts';
import { ForecastPanel } from './forecast-panel.tsx';
import { StatementPanel } from './statements/statement-panel.tsx';
import { useFinanceColumns } from './use-finance-columns.tsx';

/** What changed the earnings of the store: day by day, and every line with the sums of all that is listed. */
export function EarningsView() {
  const t = useTranslations('settlementStore.lines');
  const list = useList(financeList);
  const { data: finance } = useQuery(apiQuery('/api/store/finance'));
  const { data } = useQuery(financeList.query(list.state));
  return (
    <div className={`stack-24 ${styles.parts}`}>
      {list.state.statement ? (
        <StatementPanel key={list.state.statement} no={list.state.statement} />
      ) : (
        finance && (
          <>
            <ForecastPanel forecast={finance.forecast} />
            <EarningDays
              days={finance.days}
              onDay={(day) => list.change({ from: day, to: day, kind: '', state: '' })}
            />
          </>
        )
      )}
      <div id={rowsId} className={`stack-24 ${styles.parts} ${styles.rows}`}>
        {data && data.total > 0 && <Sums sums={data.sums} />}
        <WorkTable
          list={list}
          caption={t('title')}
          columns={useFinanceColumns()}
          rowKey={({ id }) => String(id)}
          rowName={({ order_no, paper_no, kind }) => order_no || paper_no || t(`kinds.${kind}`)}
          filters={<LineFilters list={list} />}
          empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        />
      </div>
    </div>
  );
}

/** What belongs to one statement is not asked for by state or day. */
function LineFilters({ list }: { list: ShownList<FinanceListState> }) {
  const t = useTranslations('settlementStore.lines');
  return (
    <>
      {list.state.statement && <OnlyFilter of={list} name="statement" label={(no) => t('onlyStatement', { no })} />}
      <ChoiceFilter
        of={list}
        name="kind"
        label={t('kind')}
        all={t('allKinds')}
        options={lineKindFilters.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      {!list.state.statement && (
        <>
          <ChoiceFilter
            of={list}
            name="state"
            label={t('state')}
            all={t('allStates')}
            options={lineStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
          <DaysFilter of={list} />
        </>
      )}
    </>
  );
}

const keys = ['gross', 'commission', 'channel_fee', 'referral', 'net'] as const;

/** Of everything that the filter finds, on whichever page it stands. */
function Sums({ sums }: { sums: FinanceSums }) {
  const t = useTranslations('settlementStore.lines');
  const locale = useLocale();
  return (
    <Panel title={t('sums')}>
      <SumList
        rows={keys.map((key) => ({
          key,
          label: t(key),
          value: formatMoney(locale, signedSum(sums, key)),
          isSum: key === 'net',
        }))}
      />
    </Panel>
  );
}
