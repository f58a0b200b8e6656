import { CaseScreen } from '#components/aftersales/member/detail/case-screen.tsx';
import { MoneyOfCase } from '#components/orders/member/aftersales/money-of-case.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/account/order_aftersales/info'>) =>
  recordMetadata('user/account/order_aftersales/info', searchParams);

export default async function CasePage({ searchParams }: PageProps<'/[locale]/user/account/order_aftersales/info'>) {
  const no = readNo(toParameters(await searchParams), 'AS');
  return (
    <MemberPage
      route="user/account/order_aftersales/info"
      namespaces={['aftersales', 'aftersalesMember', 'orders']}
      queries={no === undefined ? [] : [apiQuery('/api/aftersale/info', { no })]}
    >
      <CaseScreen key={no} no={no} money={no && <MoneyOfCase no={no} />} />
    </MemberPage>
  );
}
