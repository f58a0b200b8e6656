import { OrderInvoice } from '#components/invoices/member/order-invoice.tsx';
import { OrderScreen } from '#components/orders/member/detail/order-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/order_info'>) =>
  recordMetadata('user/order_info', searchParams);

export default async function OrderPage({ searchParams }: PageProps<'/[locale]/user/order_info'>) {
  const no = readNo(toParameters(await searchParams), 'SO');
  return (
    <MemberPage
      route="user/order_info"
      namespaces={['orders', 'aftersales', 'invoices']}
      queries={no === undefined ? [] : [apiQuery('/api/order/info', { no })]}
    >
      <OrderScreen key={no} no={no} invoices={no && <OrderInvoice no={no} />} />
    </MemberPage>
  );
}
