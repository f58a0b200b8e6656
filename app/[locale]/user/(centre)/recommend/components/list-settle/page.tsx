import { settlementList } from '#components/referral/member/referral-lists.ts';
import { SettlementScreen } from '#components/referral/member/settlement-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/list-settle');

export default async function SettlementPage({
  searchParams,
}: PageProps<'/[locale]/user/recommend/components/list-settle'>) {
  const state = settlementList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/recommend/components/list-settle"
      namespaces={['referral']}
      queries={[settlementList.query(state)]}
    >
      <SettlementScreen />
    </MemberPage>
  );
}
