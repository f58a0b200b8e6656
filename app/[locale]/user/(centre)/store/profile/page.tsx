import { ProfileScreen } from '#components/store/store/profile-screen.tsx';
import { returnAddressesQuery, storeProfileQuery } from '#lib/api/store/store-profile.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/profile');

export default function StoreProfilePage() {
  return (
    <MemberPage
      route="user/store/profile"
      namespaces={['storeProfile', 'storeFields']}
      queries={[storeProfileQuery(), returnAddressesQuery()]}
    >
      <ProfileScreen />
    </MemberPage>
  );
}
