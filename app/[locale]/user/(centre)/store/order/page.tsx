import { readStoreOrders } from '#components/orders/store/list/orders-state.ts';
import { StoreOrdersScreen } from '#components/orders/store/list/store-orders-screen.tsx';
import { storeOrderCountsQuery, storeOrdersQuery } from '#lib/api/orders/store-orders.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/order');

export default async function StoreOrdersPage({ searchParams }: PageProps<'/[locale]/user/store/order'>) {
  const state = readStoreOrders(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/order"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[storeOrdersQuery(state), storeOrderCountsQuery()]}
    >
      <StoreOrdersScreen />
    </MemberPage>
  );
}
