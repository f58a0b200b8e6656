import { StoreOrderScreen } from '#components/orders/store/detail/store-order-screen.tsx';
import { storeOrderQuery } from '#lib/api/orders/store-orders.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/store/order_info'>) =>
  recordMetadata('user/store/order_info', searchParams);

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
