import { StoreOrderScreen } from '#components/orders/store/detail/store-order-screen.tsx';
import { storeOrderQuery } from '#lib/api/orders/store-orders.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/order_info');

export default async function StoreOrderPage({ searchParams }: PageProps<'/[locale]/user/store/order_info'>) {
  const parameters = toParameters(await searchParams);
  const no = readNo(parameters, 'SO');
  return (
    <MemberPage
      route="user/store/order_info"
      namespaces={['orders', 'ordersStore', 'aftersales']}
      queries={no === undefined ? [] : [storeOrderQuery(no)]}
    >
      <StoreOrderScreen key={no} no={no} isPacking={parameters.has('print')} />
    </MemberPage>
  );
}
