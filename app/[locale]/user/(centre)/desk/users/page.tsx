import { userList } from '#components/identity/desk/users/user-list.ts';
import { UsersScreen } from '#components/identity/desk/users/users-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/users');

export default async function UsersPage({ searchParams }: PageProps<'/[locale]/user/desk/users'>) {
  const state = userList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/users" namespaces={['identityDesk', 'work']} queries={[userList.query(state)]}>
      <UsersScreen />
    </MemberPage>
  );
}
