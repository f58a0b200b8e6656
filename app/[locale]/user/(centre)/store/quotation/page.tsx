import { DeskListScreen } from '#components/quotation/store/desk-list-screen.tsx';
import { quotationLists } from '#components/quotation/store/quotation-lists.ts';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { deskCountsQuery } from '#lib/api/quotation/seller-answers.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/quotation');

export default async function StoreQuotationsPage({ searchParams }: PageProps<'/[locale]/user/store/quotation'>) {
  const state = quotationLists.store.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/quotation"
      namespaces={['quotation', 'quotationStore', 'work']}
      queries={[quotationLists.store.query(state), deskCountsQuery('store'), workViewsQuery('store-quotations')]}
    >
      <DeskListScreen side="store" />
    </MemberPage>
  );
}
