'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import styles from '../parts/money.module.css';
import { OrderTransfers } from './order-transfers.tsx';
import { RechargeTransfers } from './recharge-transfers.tsx';
import { readTransfers, type TransfersView } from './transfers-view.ts';

/** Bank transfers that somebody compares with the statement: for orders, and for the balance. */
export function TransfersScreen() {
  const t = useTranslations('deskMoney');
  const [state, setState] = useAddressState(readTransfers);
  const views = useViews();
  // Who may see one of the two needs no choice.
  const view = views.includes(state.view) ? state.view : (views[0] ?? state.view);
  const choose = (next: TransfersView['view']) =>
    setState({ view: next === 'orders' ? undefined : next, status: undefined, no: undefined });
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
      {view === 'orders' ? (
        <OrderTransfers page={state.page} no={state.no} onPage={setState} />
      ) : (
        <RechargeTransfers view={state} onChange={setState} />
      )}
    </div>
  );
}

function useViews(): TransfersView['view'][] {
  const may = useHeldNode();
  return [
    ...(may('operator/payment/transfers') ? (['orders'] as const) : []),
    ...(may('operator/recharge/list') ? (['recharges'] as const) : []),
  ];
}
