'use client';

import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { useAddressState } from '#components/ui/hooks/use-address-state.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { OrderTransfers } from './order-transfers.tsx';
import { RechargeTransfers } from './recharge-transfers.tsx';
import { StatementMatch } from './statement/statement-match.tsx';
import { TransferHistory } from './transfer-history.tsx';
import { readTransferView, type TransferView, transferViews } from './transfer-lists.ts';

/** Bank transfers that somebody compares with the statement: for orders, for the balance, and what became of both. */
export function TransfersScreen() {
  const t = useTranslations('paymentsDesk');
  const [pending, change] = useAddressState(readTransferView);
  const parameters = useSearchParams();
  const views = useViews();
  const view = views.includes(pending) ? pending : (views[0] ?? pending);
  // What one list is narrowed by means nothing to another.
  const nothing = Object.fromEntries([...parameters.keys()].map((name) => [name, undefined]));
  const choose = (next: TransferView) => change({ ...nothing, view: next === 'orders' ? undefined : next });
  return (
    <div className="stack-24">
      <PageHeader title={t('transfers.title')} text={t('transfers.text')} />
      {views.length > 1 && (
        <Tabs value={view} aria-label={t('transfers.title')} onChange={(_, next) => choose(next)}>
          {views.map((each) => (
            <Tab key={each} value={each} label={t(`${each}.tab`)} />
          ))}
        </Tabs>
      )}
      {view === 'orders' && <OrderTransfers />}
      {view === 'recharges' && <RechargeTransfers />}
      {view === 'statement' && <StatementMatch />}
      {view === 'history' && <TransferHistory hasBoth={views.length === transferViews.length} />}
    </div>
  );
}

function useViews(): TransferView[] {
  const may = useHeldNode();
  return [
    ...(may('operator/payment/transfers') ? (['orders'] as const) : []),
    ...(may('operator/recharge/list') ? (['recharges'] as const) : []),
    'statement',
    'history',
  ];
}
