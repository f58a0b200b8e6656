import { PastOrderScreen } from '#components/orders/member/past/past-order-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/pastOrders/info');

export default async function PastOrderPage({ searchParams }: PageProps<'/[locale]/user/account/pastOrders/info'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage
      route="user/account/pastOrders/info"
      namespaces={['ordersPast']}
      queries={id === undefined ? [] : [apiQuery('/api/order/pastInfo', { id })]}
    >
      <PastOrderScreen key={id} id={id} />
    </MemberPage>
  );
}
