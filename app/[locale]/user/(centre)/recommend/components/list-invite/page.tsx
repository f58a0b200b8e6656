import { InviteScreen } from '#components/referral/member/invite-screen.tsx';
import { inviteList } from '#components/referral/member/referral-lists.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/list-invite');

export default async function InvitePage({
  searchParams,
}: PageProps<'/[locale]/user/recommend/components/list-invite'>) {
  const state = inviteList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/recommend/components/list-invite"
      namespaces={['referral']}
      queries={[inviteList.query(state)]}
    >
      <InviteScreen />
    </MemberPage>
  );
}
