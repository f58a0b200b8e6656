import { CommissionScreen } from '#components/referral/member/commission-screen.tsx';
import { commissionList } from '#components/referral/member/referral-lists.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/list');

export default async function CommissionPage({ searchParams }: PageProps<'/[locale]/user/recommend/components/list'>) {
  const state = commissionList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/recommend/components/list"
      namespaces={['referral']}
      queries={[commissionList.query(state)]}
    >
      <CommissionScreen />
    </MemberPage>
  );
}
