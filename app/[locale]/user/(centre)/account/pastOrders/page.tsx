import { pastOrderList } from '#components/orders/member/past/past-order-list.ts';
import { PastOrdersScreen } from '#components/orders/member/past/past-orders-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/pastOrders');

export default async function PastOrdersPage({ searchParams }: PageProps<'/[locale]/user/account/pastOrders'>) {
  const state = pastOrderList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/account/pastOrders" namespaces={['ordersPast']} queries={[pastOrderList.query(state)]}>
      <PastOrdersScreen />
    </MemberPage>
  );
}
