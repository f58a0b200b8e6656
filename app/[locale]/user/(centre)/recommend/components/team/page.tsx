import { teamList } from '#components/referral/member/referral-lists.ts';
import { TeamScreen } from '#components/referral/member/team-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/team');

export default async function TeamPage({ searchParams }: PageProps<'/[locale]/user/recommend/components/team'>) {
  const state = teamList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/recommend/components/team" namespaces={['referral']} queries={[teamList.query(state)]}>
      <TeamScreen />
    </MemberPage>
  );
}
