import { StoreHomeScreen } from '#components/store/store/home/store-home-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/home');

export default function StoreHomePage() {
  return (
    <MemberPage route="user/store/home" namespaces={['storeHomes']} queries={[apiQuery('/api/store/home')]}>
      <StoreHomeScreen />
    </MemberPage>
  );
}
