import { readOrderFilter } from '#components/orders/member/list/order-filter.ts';
import { OrdersScreen } from '#components/orders/member/list/orders-screen.tsx';
import { orderCountsQuery, ordersQuery } from '#lib/api/orders/member-orders.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/myorder');

export default async function OrdersPage({ searchParams }: PageProps<'/[locale]/user/account/myorder'>) {
  const filter = readOrderFilter(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/account/myorder"
      namespaces={['orders']}
      queries={[ordersQuery(filter), orderCountsQuery()]}
    >
      <OrdersScreen />
    </MemberPage>
  );
}
