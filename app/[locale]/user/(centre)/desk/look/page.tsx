import { LookScreen } from '#components/site/desk/look/look-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/look');

export default async function LookPage() {
  return (
    <MemberPage route="user/desk/look" namespaces={['siteLook']} queries={[apiQuery('/api/operator/look/see')]}>
      <LookScreen />
    </MemberPage>
  );
}
