import { DeskListScreen } from '#components/quotation/store/desk-list-screen.tsx';
import { quotationLists } from '#components/quotation/store/quotation-lists.ts';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { deskCountsQuery } from '#lib/api/quotation/seller-answers.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/quotations');

export default async function DeskQuotationsPage({ searchParams }: PageProps<'/[locale]/user/desk/quotations'>) {
  const state = quotationLists.desk.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/quotations"
      namespaces={['quotation', 'quotationStore', 'work']}
      queries={[quotationLists.desk.query(state), deskCountsQuery('desk'), workViewsQuery('desk-quotations')]}
    >
      <DeskListScreen side="desk" />
    </MemberPage>
  );
}
