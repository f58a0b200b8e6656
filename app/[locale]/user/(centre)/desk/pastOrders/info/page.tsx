import { PastOrderScreen } from '#components/orders/desk/past-orders/past-order-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/pastOrders/info');

export default async function DeskPastOrderPage({ searchParams }: PageProps<'/[locale]/user/desk/pastOrders/info'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage
      route="user/desk/pastOrders/info"
      namespaces={['ordersPast', 'work']}
      queries={id === undefined ? [] : [apiQuery('/api/operator/pastOrders/info', { id })]}
    >
      <PastOrderScreen key={id} id={id} />
    </MemberPage>
  );
}
