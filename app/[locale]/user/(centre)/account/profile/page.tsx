import { ProfileScreen } from '#components/identity/member/profile/profile-screen.tsx';
import { closingQuery, dataExportsQuery } from '#lib/api/identity/member-data.ts';
import { profileQuery } from '#lib/api/identity/member-profile.ts';
import { realNameQuery } from '#lib/api/identity/member-real-name.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/profile');

export default function ProfilePage() {
  return (
    <MemberPage
      route="user/account/profile"
      namespaces={['identityAccount']}
      queries={[profileQuery(), realNameQuery(), dataExportsQuery(), closingQuery()]}
    >
      <ProfileScreen />
    </MemberPage>
  );
}
