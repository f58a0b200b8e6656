import { LevelsScreen } from '#components/referral/desk/levels/levels-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/promoters/levels');

export default function LevelsPage() {
  return (
    <MemberPage
      route="user/desk/promoters/levels"
      namespaces={['referralDesk']}
      queries={[apiQuery('/api/operator/promoter/levels')]}
    >
      <LevelsScreen />
    </MemberPage>
  );
}
