import { withdrawList } from '#components/payouts/member/withdraw-list.ts';
import { WithdrawScreen } from '#components/payouts/member/withdraw-screen.tsx';
import { ReferralHead } from '#components/referral/member/list-frame.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/recommend/components/list-withdraw');

export default async function WithdrawPage({
  searchParams,
}: PageProps<'/[locale]/user/recommend/components/list-withdraw'>) {
  const state = withdrawList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/recommend/components/list-withdraw"
      namespaces={['referral', 'payouts']}
      queries={[
        apiQuery('/api/recommend/withdrawOptions'),
        apiQuery('/api/recommend/payees'),
        withdrawList.query(state),
      ]}
    >
      <ReferralHead page="list-withdraw" />
      <WithdrawScreen />
    </MemberPage>
  );
}
