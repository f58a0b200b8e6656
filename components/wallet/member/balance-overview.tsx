'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { Figure } from './figure.tsx';
import { balanceList } from './movement-filter.ts';
import { MovementPanel } from './movement-panel.tsx';
import { RechargeList } from './recharge/recharge-list.tsx';
import type { WalletView } from './recharge/wallet-view.ts';
import { ofMoney } from './shown-movement.ts';

interface BalanceOverviewProps {
  list: WalletView['list'];
  onList: (list: WalletView['list'] | undefined) => void;
  /** `new`, or the number of a recharge. */
  onOpen: (recharge: string) => void;
}

/** What there is, and how it came to be. */
export function BalanceOverview({ list, onList, onOpen }: BalanceOverviewProps) {
  const t = useTranslations('wallet.balance');
  // A foreign backend offers no recharge, and so answers nothing here.
  const canRecharge = useQuery(apiQuery('/api/recharge/options')).data !== undefined;
  const begin = () => onOpen('new');
  return (
    <>
      <PageHeader title={t('title')}>
        {canRecharge && (
          <Button size="small" onClick={begin}>
            {t('recharge')}
          </Button>
        )}
      </PageHeader>
      <BalanceFigure />
      {canRecharge && <ListTabs list={list} onList={onList} />}
      {canRecharge && list === 'recharges' ? (
        <RechargeList onOpen={onOpen} />
      ) : (
        <Movements onRecharge={canRecharge ? begin : undefined} />
      )}
    </>
  );
}

function BalanceFigure() {
  const t = useTranslations('wallet.balance');
  const locale = useLocale();
  const { user } = useMemberCentre();
  const { data: overview } = useQuery(overviewQuery());
  const held = overview?.cards?.money_held ?? '0.00';
  const notes = held === '0.00' ? [] : [t('held', { amount: formatMoney(locale, held) })];
  return (
    <Figure label={t('available')} value={formatMoney(locale, overview?.cards?.money ?? user.money)} notes={notes} />
  );
}

function ListTabs({ list, onList }: Pick<BalanceOverviewProps, 'list' | 'onList'>) {
  const t = useTranslations('wallet.balance');
  const { data: overview } = useQuery(overviewQuery());
  const open = overview?.cards?.recharges_open ?? 0;
  const recharges = open > 0 ? `${t('recharges')} · ${t('openRecharges', { count: open })}` : t('recharges');
  return (
    <Tabs
      value={list}
      aria-label={t('title')}
      onChange={(_, next: WalletView['list']) => onList(next === 'movements' ? undefined : next)}
    >
      <Tab value="movements" label={t('movements')} />
      <Tab value="recharges" label={recharges} />
    </Tabs>
  );
}

function Movements({ onRecharge }: { onRecharge: (() => void) | undefined }) {
  const t = useTranslations('wallet');
  const list = useList(balanceList);
  const query = useListQuery(list, { select: ({ list: rows, total }) => ({ list: rows.map(ofMoney), total }) });
  const words = {
    title: t('balance.movements'),
    after: t('columns.balance'),
    empty: t('balance.empty'),
    emptyText: t('balance.emptyText'),
  };
  return (
    <MovementPanel
      kind="balance"
      list={list}
      query={query}
      words={words}
      firstStep={
        onRecharge && (
          <Button size="small" onClick={onRecharge}>
            {t('balance.recharge')}
          </Button>
        )
      }
    />
  );
}
