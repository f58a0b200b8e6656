'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import styles from '#components/work/money/money.module.css';
import { OrderTransfers } from './order-transfers.tsx';
import { RechargeTransfers } from './recharge-transfers.tsx';
import { TransferHistory } from './transfer-history.tsx';
import { readTransfers, type TransfersView, transferViews } from './transfers-view.ts';

/** What one view is narrowed by means nothing to another. */
const nothingChosen = Object.fromEntries(
  ['status', 'no', 'q', 'purpose', 'outcome', 'from', 'to', 'sort', 'limit'].map((key) => [key, undefined]),
);

/** Bank transfers that somebody compares with the statement: for orders, for the balance, and what became of both. */
export function TransfersScreen() {
  const t = useTranslations('paymentsDesk');
  const [state, setState] = useAddressState(readTransfers);
  const views = useViews();
  const view = views.includes(state.view) ? state.view : (views[0] ?? state.view);
  const choose = (next: TransfersView['view']) =>
    setState({ ...nothingChosen, view: next === 'orders' ? undefined : next });
  return (
    <div className={styles.stack}>
      <PageHeader title={t('transfers.title')} text={t('transfers.text')} />
      {views.length > 1 && (
        <Tabs value={view} aria-label={t('transfers.title')} onChange={(_, next) => choose(next)}>
          {views.map((each) => (
            <Tab key={each} value={each} label={t(`${each}.tab`)} />
          ))}
        </Tabs>
      )}
      {view === 'orders' && <OrderTransfers page={state.page} no={state.no} onPage={setState} />}
      {view === 'recharges' && <RechargeTransfers view={state} onChange={setState} />}
      {view === 'history' && <TransferHistory hasBoth={views.length === transferViews.length} />}
    </div>
  );
}

function useViews(): TransfersView['view'][] {
  const may = useHeldNode();
  return [
    ...(may('operator/payment/transfers') ? (['orders'] as const) : []),
    ...(may('operator/recharge/list') ? (['recharges'] as const) : []),
    'history',
  ];
}
