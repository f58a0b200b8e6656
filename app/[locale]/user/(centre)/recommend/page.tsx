import { RecommendScreen } from '#components/referral/member/recommend-screen.tsx';
import { referralQuery } from '#lib/api/referral/member-recommend.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend');

export default function RecommendPage() {
  return (
    <MemberPage route="user/recommend" namespaces={['referral']} queries={[referralQuery()]}>
      <RecommendScreen />
    </MemberPage>
  );
}
