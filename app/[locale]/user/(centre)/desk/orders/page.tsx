import { DeskOrdersScreen } from '#components/orders/store/list/desk-orders-screen.tsx';
import { readDeskOrders } from '#components/orders/store/list/orders-state.ts';
import { operatorOrdersQuery } from '#lib/api/orders/desk-orders.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/orders');

export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/user/desk/orders'>) {
  const state = readDeskOrders(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/orders"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[operatorOrdersQuery(state)]}
    >
      <DeskOrdersScreen />
    </MemberPage>
  );
}
