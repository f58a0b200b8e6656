import { GroupsScreen } from '#components/identity/desk/groups/groups-screen.tsx';
import { groupsQuery } from '#lib/api/identity/desk-people.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/groups');

export default async function GroupsPage() {
  return (
    <MemberPage route="user/desk/groups" namespaces={['identityDesk']} queries={[groupsQuery()]}>
      <GroupsScreen />
    </MemberPage>
  );
}
