import {
  orderTransferList,
  readTransferView,
  rechargeList,
  transferHistoryList,
} from '#components/payments/desk/transfers/transfer-lists.ts';
import { TransfersScreen } from '#components/payments/desk/transfers/transfers-screen.tsx';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
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
  const view = readTransferView(parameters);
  if (view === 'orders') return [orderTransferList.query(orderTransferList.read(parameters))];
  if (view === 'recharges') return [rechargeList.query(rechargeList.read(parameters))];
  return [transferHistoryList.query(transferHistoryList.read(parameters)), workViewsQuery('desk-transfers')];
}
