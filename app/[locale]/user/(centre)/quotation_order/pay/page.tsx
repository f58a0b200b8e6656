import { PayScreen } from '#components/orders/member/pay/pay-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/quotation_order/pay'>) =>
  recordMetadata('user/quotation_order/pay', searchParams);

export default async function PayPage({ searchParams }: PageProps<'/[locale]/user/quotation_order/pay'>) {
  const no = readNo(toParameters(await searchParams), 'CG');
  return (
    <MemberPage
      route="user/quotation_order/pay"
      namespaces={['orders']}
      queries={no === undefined ? [] : [apiQuery('/api/order/group', { no })]}
    >
      <PayScreen key={no} no={no} />
    </MemberPage>
  );
}
