import { withdrawalList } from '#components/payouts/desk/withdrawals/withdrawal-list.ts';
import { WithdrawalsScreen } from '#components/payouts/desk/withdrawals/withdrawals-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/withdrawals');

export default async function WithdrawalsPage({ searchParams }: PageProps<'/[locale]/user/desk/withdrawals'>) {
  const state = withdrawalList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/withdrawals"
      namespaces={['payoutsDesk', 'paymentsDesk', 'work']}
      queries={[withdrawalList.query(state)]}
    >
      <WithdrawalsScreen />
    </MemberPage>
  );
}
