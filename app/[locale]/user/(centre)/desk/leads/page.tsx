import { readLeads } from '#components/site/desk/leads/lead-address.ts';
import { LeadsScreen } from '#components/site/desk/leads/leads-screen.tsx';
import { leadsQuery } from '#lib/api/site/desk-site.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/leads');

export default async function LeadsPage({ searchParams }: PageProps<'/[locale]/user/desk/leads'>) {
  const state = readLeads(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/leads" namespaces={['siteDesk', 'work']} queries={[leadsQuery(state)]}>
      <LeadsScreen />
    </MemberPage>
  );
}
