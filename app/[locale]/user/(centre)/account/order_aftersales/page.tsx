import { caseList } from '#components/aftersales/member/list/case-list.ts';
import { CasesScreen } from '#components/aftersales/member/list/cases-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/order_aftersales');

export default async function CasesPage({ searchParams }: PageProps<'/[locale]/user/account/order_aftersales'>) {
  const state = caseList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/account/order_aftersales"
      namespaces={['aftersales', 'aftersalesMember', 'work']}
      queries={[caseList.query(state), apiQuery('/api/aftersale/counts')]}
    >
      <CasesScreen />
    </MemberPage>
  );
}
