import { poolList } from '#components/orders/store/pool/pool-list.ts';
import { PoolScreen } from '#components/orders/store/pool/pool-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/orderpool');

export default async function PoolPage({ searchParams }: PageProps<'/[locale]/user/store/orderpool'>) {
  const state = poolList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/orderpool"
      namespaces={['orders', 'ordersStore', 'work']}
      queries={[poolList.query(state)]}
    >
      <PoolScreen />
    </MemberPage>
  );
}
