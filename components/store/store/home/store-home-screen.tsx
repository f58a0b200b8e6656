'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button.tsx';
import { FigureCard, FigureCards } from '#components/ui/facts/figure-card.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeHome } from '#lib/contract/store/homes.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { showCount } from '#lib/utils/show-count.ts';
import styles from '../../home-panels/back-home.module.css';
import { SalesPanel } from '../../home-panels/sales-panel.tsx';
import { salesMeasures } from '../../home-panels/sales-series.ts';
import { TodoPanel } from '../../home-panels/todo-panel.tsx';
import { TopPanel } from '../../home-panels/top-panel.tsx';
import { SetupPanel } from './setup-panel.tsx';

type Home = DataOf<typeof storeHome>;

/** A claimed order waits half an hour: what waits is asked for again while somebody looks. */
const refreshMs = 30_000;

/** The store at a glance: what waits, what there is, how it went. */
export function StoreHomeScreen() {
  const t = useTranslations('storeHomes');
  const query = useQuery({ ...apiQuery('/api/store/home'), refetchInterval: refreshMs });
  return (
    <>
      <PageHeader title={t('storeTitle')} text={query.data?.store.name}>
        {query.data?.counts.pool != null && <ButtonLink href={userPath('store/orderpool')}>{t('toPool')}</ButtonLink>}
      </PageHeader>
      <QueryView query={query} skeleton={<PanelSkeleton rows={8} />}>
        {(home) => <StoreHome home={home} />}
      </QueryView>
    </>
  );
}

/** A short column leaves room below it for what would stand beside a long one. */
const fewRows = 3;

function StoreHome({ home }: { home: Home }) {
  const t = useTranslations('storeHomes');
  // What waits comes before what is to be set up; a store without work is set up first.
  const isWaitedFor = home.todos.length > 0;
  const isCalm = home.todos.length + (isWaitedFor ? home.setup.length : 0) <= fewRows;
  return (
    <div className="stack-24">
      {home.store.status === 'suspended' && <p className={styles.notice}>{t('suspended')}</p>}
      {home.store.status === 'closing' && <p className={styles.notice}>{t('closing')}</p>}
      {!isWaitedFor && <SetupPanel steps={home.setup} />}
      <WorkCards counts={home.counts} />
      <MoneyCards money={home.money} figures={home.figures} />
      <div className={styles.columns}>
        <div className="stack-24">
          <TodoPanel todos={home.todos} />
          {isWaitedFor && <SetupPanel steps={home.setup} />}
          {home.figures && isCalm && <TopPanel top={home.figures.top} />}
        </div>
        {home.figures && (
          <div className="stack-24">
            <SalesPanel days={home.figures.days} measures={salesMeasures} />
            {!isCalm && <TopPanel top={home.figures.top} />}
          </div>
        )}
      </div>
    </div>
  );
}

const counted = [
  ['to_accept', userPath('store/order', { tab: 'to_accept' })],
  ['to_ship', userPath('store/order', { tab: 'to_ship' })],
  ['aftersales', userPath('store/order_aftersales')],
  ['quotes', userPath('store/quotation')],
  ['pool', userPath('store/orderpool')],
] as const;

function WorkCards({ counts }: Pick<Home, 'counts'>) {
  const t = useTranslations('storeHomes.cards');
  const shown = counted.filter(([key]) => counts[key] !== null);
  return (
    <FigureCards label={t('label')} isOfOneSize={shown.length < 3}>
      {shown.map(([key, href]) => (
        <FigureCard key={key} href={href} label={t(key)} value={showCount(counts[key] ?? 0)} note={t(`${key}_text`)} />
      ))}
    </FigureCards>
  );
}

function MoneyCards({ money, figures }: Pick<Home, 'money' | 'figures'>) {
  const t = useTranslations('storeHomes.cards');
  const locale = useLocale();
  const today = figures?.days.at(-1);
  if (!today && !money) return null;
  return (
    <FigureCards label={t('moneyLabel')}>
      {today && (
        <FigureCard
          href={userPath('store/order')}
          label={t('today')}
          value={formatMoney(locale, today.sales)}
          note={t('todayOrders', { count: today.orders })}
        />
      )}
      {money && (
        <FigureCard
          href={userPath('store/order')}
          label={t('expected')}
          value={formatMoney(locale, money.expected)}
          note={t('pending', { amount: formatMoney(locale, money.pending) })}
        />
      )}
    </FigureCards>
  );
}
