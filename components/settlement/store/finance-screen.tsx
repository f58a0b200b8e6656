'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ChoiceFilter, DaysFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { FactList } from '#components/ui/fact-list.tsx';
import { FigureCard, FigureCards } from '#components/ui/figure-card.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { type Finance, type FinanceSums, financeQuery } from '#lib/api/settlement/store-finance.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { EarningDays } from './earning-days.tsx';
import styles from './finance.module.css';
import { financeList } from './finance-list.ts';
import { useFinanceColumns } from './use-finance-columns.tsx';

const listedKinds = ['earning', 'refund_reversal'] as const;

/** What the store has earned: the sums, each a way to the lines that make it up, and every line. */
export function FinanceScreen() {
  const t = useTranslations('settlementStore');
  const query = useQuery(financeQuery());
  return (
    <div className={styles.parts}>
      <PageHeader title={t('title')} text={t('text')} />
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {(finance) => (
          <div className={styles.parts}>
            <Figures finance={finance} />
            <EarningDays days={finance.days} />
          </div>
        )}
      </QueryView>
      <Lines />
    </div>
  );
}

function Figures({ finance: { pending, month } }: { finance: Finance }) {
  const t = useTranslations('settlementStore.figures');
  const locale = useLocale();
  const { from, earned, reversed } = month;
  return (
    <FigureCards label={t('label')}>
      <FigureCard
        href={userPath('store/finance')}
        label={t('pending')}
        value={formatMoney(locale, pending)}
        note={t(pending.startsWith('-') ? 'owed' : 'pendingNote')}
      />
      <FigureCard
        href={userPath('store/finance', { kind: 'earning', from })}
        label={t('earned')}
        value={formatMoney(locale, earned)}
        note={t('earnedNote')}
      />
      <FigureCard
        href={userPath('store/finance', { kind: 'refund_reversal', from })}
        label={t('reversed')}
        value={formatMoney(locale, reversed)}
        note={t('reversedNote')}
      />
    </FigureCards>
  );
}

function Lines() {
  const t = useTranslations('settlementStore.lines');
  const list = useList(financeList);
  const { data } = useQuery(financeList.query(list.state));
  return (
    <>
      {data && data.total > 0 && <Sums sums={data.sums} />}
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useFinanceColumns()}
        rowKey={({ id }) => String(id)}
        rowName={({ order_no, kind }) => order_no || t(`kinds.${kind}`)}
        filters={
          <>
            <ChoiceFilter
              of={list}
              name="kind"
              label={t('kind')}
              all={t('allKinds')}
              options={listedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <DaysFilter of={list} />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

/** Of everything that the filter finds, on whichever page it stands. */
function Sums({ sums }: { sums: FinanceSums }) {
  const t = useTranslations('settlementStore.lines');
  const locale = useLocale();
  const keys = ['gross', 'commission', 'channel_fee', 'referral', 'net'] as const;
  return (
    <Panel title={t('sums')}>
      <FactList facts={keys.map((key) => ({ key, label: t(key), value: formatMoney(locale, sums[key]) }))} />
    </Panel>
  );
}
