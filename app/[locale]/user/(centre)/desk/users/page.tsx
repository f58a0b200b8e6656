import { readUsers } from '#components/identity/desk/users/user-address.ts';
import { UsersScreen } from '#components/identity/desk/users/users-screen.tsx';
import { usersQuery } from '#lib/api/identity/desk-people.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/users');

export default async function UsersPage({ searchParams }: PageProps<'/[locale]/user/desk/users'>) {
  const state = readUsers(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/users" namespaces={['identityDesk', 'work']} queries={[usersQuery(state)]}>
      <UsersScreen />
    </MemberPage>
  );
}
