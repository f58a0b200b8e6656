import { OpeningScreen } from '#components/site/desk/opening/opening-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/opening');

export default function OpeningPage() {
  return (
    <MemberPage
      route="user/desk/opening"
      namespaces={['siteOpening', 'work']}
      queries={[apiQuery('/api/operator/opening/see')]}
    >
      <OpeningScreen />
    </MemberPage>
  );
}
