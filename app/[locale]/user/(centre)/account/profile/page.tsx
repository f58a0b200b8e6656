import { ProfileScreen } from '#components/identity/member/profile/profile-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/profile');

export default function ProfilePage() {
  return (
    <MemberPage
      route="user/account/profile"
      namespaces={['identityAccount']}
      queries={[
        apiQuery('/api/account/profile'),
        apiQuery('/api/account/realName'),
        apiQuery('/api/account/exports'),
        apiQuery('/api/account/closing'),
      ]}
    >
      <ProfileScreen />
    </MemberPage>
  );
}
