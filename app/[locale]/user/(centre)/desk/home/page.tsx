import { OpeningPanel } from '#components/site/desk/opening/opening-panel.tsx';
import { DeskHomeScreen } from '#components/store/desk/home/desk-home-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/home');

export default function DeskHomePage() {
  return (
    <MemberPage
      route="user/desk/home"
      namespaces={['storeHomes', 'siteOpening']}
      queries={[apiQuery('/api/operator/home/see'), apiQuery('/api/operator/opening/see')]}
    >
      <DeskHomeScreen>
        <OpeningPanel />
      </DeskHomeScreen>
    </MemberPage>
  );
}
