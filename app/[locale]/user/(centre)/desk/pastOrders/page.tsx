import { pastOrdersList } from '#components/orders/desk/past-orders/past-orders-list.ts';
import { PastOrdersScreen } from '#components/orders/desk/past-orders/past-orders-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/pastOrders');

export default async function PastOrdersPage({ searchParams }: PageProps<'/[locale]/user/desk/pastOrders'>) {
  const state = pastOrdersList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/pastOrders"
      namespaces={['ordersPast', 'work']}
      queries={[pastOrdersList.query(state)]}
    >
      <PastOrdersScreen />
    </MemberPage>
  );
}
