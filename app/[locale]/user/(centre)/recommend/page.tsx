import { RecommendScreen } from '#components/referral/member/recommend-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend');

export default function RecommendPage() {
  return (
    <MemberPage route="user/recommend" namespaces={['referral']} queries={[apiQuery('/api/recommend/main')]}>
      <RecommendScreen />
    </MemberPage>
  );
}
