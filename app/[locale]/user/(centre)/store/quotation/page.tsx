import { readDeskList } from '#components/quotation/store/desk-address.ts';
import { DeskListScreen } from '#components/quotation/store/desk-list-screen.tsx';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { deskCountsQuery, deskListQuery } from '#lib/api/quotation/seller-answers.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/quotation');

export default async function StoreQuotationsPage({ searchParams }: PageProps<'/[locale]/user/store/quotation'>) {
  const state = readDeskList(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/quotation"
      namespaces={['quotation', 'quotationStore', 'work']}
      queries={[deskListQuery('store', state), deskCountsQuery('store'), workViewsQuery('store-quotations')]}
    >
      <DeskListScreen side="store" />
    </MemberPage>
  );
}
