import { DeskOrdersScreen } from '#components/orders/store/list/desk-orders-screen.tsx';
import { deskOrderList } from '#components/orders/store/list/order-lists.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/orders');

export default async function DeskOrdersPage({ searchParams }: PageProps<'/[locale]/user/desk/orders'>) {
  const state = deskOrderList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/orders"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[deskOrderList.query(state)]}
    >
      <DeskOrdersScreen />
    </MemberPage>
  );
}
