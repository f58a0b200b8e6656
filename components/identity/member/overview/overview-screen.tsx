'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { AccountCards } from './account-cards.tsx';
import { greetingAt } from './greeting.ts';
import { LastLogin } from './last-login.tsx';
import { LatestMessages } from './latest-messages.tsx';
import styles from './overview.module.css';
import { TodoPanel } from './todo-panel.tsx';
import { useHour } from './use-hour.ts';
import { WeekPanel } from './week-panel.tsx';

/** Where things stand. Parts whose answer a foreign backend lacks are not there. */
export function OverviewScreen() {
  const query = useQuery(overviewQuery());
  const { data: overview, error, isFetching, refetch } = query;
  const canRecharge = useQuery(apiQuery('/api/recharge/options')).data !== undefined;
  return (
    <>
      <Greeting canRecharge={canRecharge} />
      <AccountCards cards={overview?.cards} canRecharge={canRecharge} />
      <div className={styles.columns}>
        {overview?.todos && <TodoPanel todos={overview.todos} />}
        <LatestMessages />
      </div>
      {error && !overview && <Failure text={error.message} isRetrying={isFetching} retry={refetch} />}
      <div className={styles.columns}>
        <WeekPanel unit="CNY" overview={overview} isHidden={Boolean(error)} />
        <WeekPanel unit="PT" overview={overview} isHidden={Boolean(error)} />
      </div>
      <LastLogin />
    </>
  );
}

/** The line is there before its words: the hour is the visitor's own, which only their browser knows. */
function Greeting({ canRecharge }: { canRecharge: boolean }) {
  const t = useTranslations('identityOverview');
  const { user } = useMemberCentre();
  const hour = useHour();
  const text =
    hour === undefined ? '\u00a0' : t(`greeting.${greetingAt(hour)}`, { name: user.nickname || user.username });
  return (
    <PageHeader title={t('title')} text={text}>
      {canRecharge && <ButtonLink href={userPath('account/balance', { recharge: 'new' })}>{t('recharge')}</ButtonLink>}
    </PageHeader>
  );
}
