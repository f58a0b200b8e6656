import { readApplications } from '#components/store/desk/applications/application-address.ts';
import { ApplicationsScreen } from '#components/store/desk/applications/applications-screen.tsx';
import { applicationsQuery } from '#lib/api/store/desk-stores.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/applications');

export default async function ApplicationsPage({ searchParams }: PageProps<'/[locale]/user/desk/applications'>) {
  const state = readApplications(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/applications" namespaces={['storeDesk', 'work']} queries={[applicationsQuery(state)]}>
      <ApplicationsScreen />
    </MemberPage>
  );
}
