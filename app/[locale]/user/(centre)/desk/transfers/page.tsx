import { readTransferHistory } from '#components/payments/desk/transfers/history-address.ts';
import { TransfersScreen } from '#components/payments/desk/transfers/transfers-screen.tsx';
import { readTransfers, rechargeFilter } from '#components/payments/desk/transfers/transfers-view.ts';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { deskRechargesQuery, transferHistoryQuery, transfersQuery } from '#lib/api/wallet/desk-money.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/transfers');

export default async function TransfersPage({ searchParams }: PageProps<'/[locale]/user/desk/transfers'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage route="user/desk/transfers" namespaces={['paymentsDesk', 'work']} queries={readsOf(parameters)}>
      <TransfersScreen />
    </MemberPage>
  );
}

function readsOf(parameters: URLSearchParams) {
  const state = readTransfers(parameters);
  if (state.view === 'history') {
    return [transferHistoryQuery(readTransferHistory(parameters)), workViewsQuery('desk-transfers')];
  }
  return state.view === 'orders'
    ? [transfersQuery({ ...state.page, no: state.no })]
    : [deskRechargesQuery(rechargeFilter(state))];
}
