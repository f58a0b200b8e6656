import { storeOrderList } from '#components/orders/store/list/order-lists.ts';
import { StoreOrdersScreen } from '#components/orders/store/list/store-orders-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/order');

export default async function StoreOrdersPage({ searchParams }: PageProps<'/[locale]/user/store/order'>) {
  const state = storeOrderList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/order"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[storeOrderList.query(state), apiQuery('/api/store/orderCounts')]}
    >
      <StoreOrdersScreen />
    </MemberPage>
  );
}
