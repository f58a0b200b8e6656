import { DeskHomeScreen } from '#components/store/desk/home/desk-home-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/home');

export default function DeskHomePage() {
  return (
    <MemberPage route="user/desk/home" namespaces={['storeHomes']} queries={[apiQuery('/api/operator/home/see')]}>
      <DeskHomeScreen />
    </MemberPage>
  );
}
