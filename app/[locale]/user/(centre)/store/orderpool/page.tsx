import { PoolScreen } from '#components/orders/store/pool/pool-screen.tsx';
import { readPool } from '#components/orders/store/pool/pool-state.ts';
import { poolQuery } from '#lib/api/orders/store-orders.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/orderpool');

export default async function PoolPage({ searchParams }: PageProps<'/[locale]/user/store/orderpool'>) {
  const state = readPool(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/orderpool"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[poolQuery(state)]}
    >
      <PoolScreen />
    </MemberPage>
  );
}
