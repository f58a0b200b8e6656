import { caseLists } from '#components/aftersales/store/list/case-lists.ts';
import { CasesScreen } from '#components/aftersales/store/list/cases-screen.tsx';
import { sellerCaseCountsQuery } from '#lib/api/aftersales/seller-cases.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/order_aftersales');

export default async function StoreCasesPage({ searchParams }: PageProps<'/[locale]/user/store/order_aftersales'>) {
  const state = caseLists.store.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/order_aftersales"
      namespaces={['aftersales', 'aftersalesStore', 'work']}
      queries={[caseLists.store.query(state), sellerCaseCountsQuery('store'), apiQuery('/api/store/aftersaleFigures')]}
    >
      <CasesScreen side="store" />
    </MemberPage>
  );
}
