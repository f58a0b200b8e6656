'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useLocale, useTranslations } from 'next-intl';
import { DayTable } from '#components/ui/chart/day-table.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ReferralOverview } from '#lib/api/referral/member-recommend.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ApplyPanel } from './apply-panel.tsx';
import { EarningCards } from './earning-cards.tsx';
import { LinkPanel } from './link-panel.tsx';
import { PosterPanel } from './poster-panel.tsx';
import styles from './recommend.module.css';
import { ReferralNav } from './referral-nav.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { StandingNote } from './standing-note.tsx';

/** The chart's library is large and comes after the page; its place is kept. */
const DayBars = dynamic(() => import('#components/ui/chart/day-bars.tsx').then((module) => module.DayBars), {
  ssr: false,
  loading: () => <Skeleton variant="rounded" className={styles.chart} />,
});

/** What recommending the shop has brought, and how it is done. */
export function RecommendScreen() {
  const t = useTranslations('referral');
  return (
    <>
      <PageHeader title={t('title')} />
      <ReferralNav current="main" />
      <QueryView query={useQuery(apiQuery('/api/recommend/main'))} skeleton={<ListSkeleton />}>
        {(overview) => <Overview overview={overview} />}
      </QueryView>
    </>
  );
}

function Overview({ overview }: { overview: ReferralOverview }) {
  const { standing, code, sums, people, days } = overview;
  const isPromoting = standing.is_open && standing.may_promote;
  // Who has earned nothing so far needs the first step, and no row of noughts above it.
  const isNew = people.level1 === 0 && sums.total === '0.00';
  return (
    <div className={`stack-24 ${styles.parts}`}>
      <StandingNote standing={standing} />
      {standing.may_apply && <ApplyPanel standing={standing} />}
      {isPromoting && isNew && <LinkPanel code={code} isFirst />}
      {!isNew && <EarningCards sums={sums} people={people} />}
      {isPromoting && !isNew && <LinkPanel code={code} />}
      {isPromoting && <PosterPanel />}
      {!isNew && <DaysPanel days={days} />}
      <RulesPanel standing={standing} />
    </div>
  );
}

/** What the orders of each of thirty days have earned: drawn for eyes, and as a table for screen readers. */
function DaysPanel({ days }: Pick<ReferralOverview, 'days'>) {
  const t = useTranslations('referral.days');
  const locale = useLocale();
  const write = (value: number) => formatMoney(locale, value.toFixed(2));
  const values = days.map(({ amount }) => Number(amount));
  const title = t('title');
  return (
    <Panel title={title}>
      {values.every((value) => value === 0) ? (
        <p className="text-ink-2">{t('none')}</p>
      ) : (
        <>
          <div aria-hidden="true">
            <DayBars days={days.map(({ day }) => day)} values={values} write={write} />
          </div>
          <DayTable
            title={title}
            dayLabel={t('day')}
            rows={days.map(({ day }, index) => [day, write(values[index] ?? 0)] as const)}
          />
        </>
      )}
    </Panel>
  );
}
