import { VerificationScreen } from '#components/identity/member/binding/verification-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/components/verification');

export default function VerificationPage() {
  return (
    <MemberPage
      route="user/account/components/verification"
      namespaces={['identityAccount']}
      queries={[apiQuery('/api/account/profile')]}
    >
      <VerificationScreen />
    </MemberPage>
  );
}
