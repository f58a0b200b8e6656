import { applicationList } from '#components/store/desk/applications/application-list.ts';
import { ApplicationsScreen } from '#components/store/desk/applications/applications-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/applications');

export default async function ApplicationsPage({ searchParams }: PageProps<'/[locale]/user/desk/applications'>) {
  const state = applicationList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/applications"
      namespaces={['storeDesk', 'work']}
      queries={[applicationList.query(state)]}
    >
      <ApplicationsScreen />
    </MemberPage>
  );
}
