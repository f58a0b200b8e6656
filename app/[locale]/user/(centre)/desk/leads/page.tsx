import { leadList } from '#components/site/desk/leads/lead-list.ts';
import { LeadsScreen } from '#components/site/desk/leads/leads-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/leads');

export default async function LeadsPage({ searchParams }: PageProps<'/[locale]/user/desk/leads'>) {
  const state = leadList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/leads" namespaces={['siteDesk', 'work']} queries={[leadList.query(state)]}>
      <LeadsScreen />
    </MemberPage>
  );
}
