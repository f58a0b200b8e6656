import { loginList } from '#components/identity/member/security/login-pages.ts';
import { SecurityScreen } from '#components/identity/member/security/security-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/changePassword');

export default async function ChangePasswordPage({ searchParams }: PageProps<'/[locale]/user/account/changePassword'>) {
  const state = loginList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/account/changePassword"
      namespaces={['identitySecurity']}
      queries={[
        apiQuery('/api/account/twoFactor'),
        apiQuery('/api/account/passkeys'),
        apiQuery('/api/account/sessions'),
        loginList.query(state),
      ]}
    >
      <SecurityScreen />
    </MemberPage>
  );
}
