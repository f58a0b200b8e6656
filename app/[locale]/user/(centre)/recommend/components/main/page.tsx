import { RecommendScreen } from '#components/referral/member/recommend-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/main');

export default function RecommendPage() {
  return (
    <MemberPage
      route="user/recommend/components/main"
      namespaces={['referral']}
      queries={[apiQuery('/api/recommend/main')]}
    >
      <RecommendScreen />
    </MemberPage>
  );
}
