import { GroupsScreen } from '#components/identity/desk/groups/groups-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/groups');

export default async function GroupsPage() {
  return (
    <MemberPage route="user/desk/groups" namespaces={['identityDesk']} queries={[apiQuery('/api/operator/group/list')]}>
      <GroupsScreen />
    </MemberPage>
  );
}
