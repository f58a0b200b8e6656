import { readDeskList } from '#components/quotation/store/desk-address.ts';
import { DeskListScreen } from '#components/quotation/store/desk-list-screen.tsx';
import { workViewsQuery } from '#lib/api/identity/member-views.ts';
import { deskCountsQuery, deskListQuery } from '#lib/api/quotation/seller-answers.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/quotations');

export default async function DeskQuotationsPage({ searchParams }: PageProps<'/[locale]/user/desk/quotations'>) {
  const state = readDeskList(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/quotations"
      namespaces={['quotation', 'quotationStore', 'work']}
      queries={[deskListQuery('desk', state), deskCountsQuery('desk'), workViewsQuery('desk-quotations')]}
    >
      <DeskListScreen side="desk" />
    </MemberPage>
  );
}
