import { ApplyScreen } from '#components/aftersales/member/apply/apply-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { readNo } from '#lib/routes/order-paths.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/order_aftersales/apply');

export default async function ApplyPage({ searchParams }: PageProps<'/[locale]/user/account/order_aftersales/apply'>) {
  const parameters = toParameters(await searchParams);
  const no = readNo(parameters, 'SO');
  const line = Number(parameters.get('line')) || undefined;
  return (
    <MemberPage
      route="user/account/order_aftersales/apply"
      namespaces={['aftersales', 'aftersalesMember']}
      queries={no === undefined ? [] : [apiQuery('/api/aftersale/options', { no })]}
    >
      <ApplyScreen key={no} no={no} line={line} />
    </MemberPage>
  );
}
