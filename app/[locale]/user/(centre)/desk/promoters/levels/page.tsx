import { LevelsScreen } from '#components/referral/desk/levels/levels-screen.tsx';
import { promoterLevelsQuery } from '#lib/api/referral/desk-levels.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/promoters/levels');

export default function LevelsPage() {
  return (
    <MemberPage route="user/desk/promoters/levels" namespaces={['referralDesk']} queries={[promoterLevelsQuery()]}>
      <LevelsScreen />
    </MemberPage>
  );
}
