import { OverviewScreen } from '#components/identity/member/overview/overview-screen.tsx';
import { latestMessagesQuery, overviewQuery } from '#lib/api/identity/member-overview.ts';
import { rechargeOptionsQuery } from '#lib/api/payments/recharges.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/overview');

export default function OverviewPage() {
  return (
    <MemberPage
      route="user/account/overview"
      namespaces={['identityOverview']}
      queries={[overviewQuery(), rechargeOptionsQuery(), latestMessagesQuery()]}
    >
      <OverviewScreen />
    </MemberPage>
  );
}
