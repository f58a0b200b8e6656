import { orderList } from '#components/orders/member/list/order-list.ts';
import { OrdersScreen } from '#components/orders/member/list/orders-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/myorder');

export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/user/account/myorder'>) {
  const state = orderList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/account/myorder"
      namespaces={['orders', 'aftersales']}
      queries={[orderList.query(state), apiQuery('/api/order/counts')]}
    >
      <OrdersScreen />
    </MemberPage>
  );
}
