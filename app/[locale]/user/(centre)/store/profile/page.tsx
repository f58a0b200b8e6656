import { ProfileScreen } from '#components/store/store/profile-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/profile');

export default function StoreProfilePage() {
  return (
    <MemberPage
      route="user/store/profile"
      namespaces={['storeProfile', 'storeFields']}
      queries={[apiQuery('/api/store/profile'), apiQuery('/api/store/returnAddresses'), apiQuery('/api/store/trades')]}
    >
      <ProfileScreen />
    </MemberPage>
  );
}
