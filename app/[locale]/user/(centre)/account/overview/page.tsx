import { OverviewScreen } from '#components/identity/member/overview/overview-screen.tsx';
import { latestMessagesQuery, overviewQuery } from '#lib/api/identity/member-overview.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/overview');

export default function OverviewPage() {
  return (
    <MemberPage
      route="user/account/overview"
      namespaces={['identityOverview']}
      queries={[overviewQuery(), apiQuery('/api/recharge/options'), latestMessagesQuery()]}
    >
      <OverviewScreen />
    </MemberPage>
  );
}
