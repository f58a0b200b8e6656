import { UserScreen } from '#components/identity/desk/users/user-screen.tsx';
import { readId, toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/users/info');

export default async function UserPage({ searchParams }: PageProps<'/[locale]/user/desk/users/info'>) {
  const id = readId(toParameters(await searchParams), 'id');
  return (
    <MemberPage route="user/desk/users/info" namespaces={['identityDesk']}>
      <UserScreen id={id} />
    </MemberPage>
  );
}
