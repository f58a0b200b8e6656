import { caseLists } from '#components/aftersales/store/list/case-lists.ts';
import { CasesScreen } from '#components/aftersales/store/list/cases-screen.tsx';
import { sellerCaseCountsQuery } from '#lib/api/aftersales/seller-cases.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/aftersales');

export default async function DeskCasesPage({ searchParams }: PageProps<'/[locale]/user/desk/aftersales'>) {
  const state = caseLists.desk.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/aftersales"
      namespaces={['aftersales', 'aftersalesStore', 'work']}
      queries={[caseLists.desk.query(state), sellerCaseCountsQuery('desk')]}
    >
      <CasesScreen side="desk" />
    </MemberPage>
  );
}
