import { readWithdrawalNo } from '#components/payouts/desk/withdrawals/withdrawal-address.ts';
import { WithdrawalScreen } from '#components/payouts/desk/withdrawals/withdrawal-screen.tsx';
import { deskWithdrawalQuery } from '#lib/api/payouts/desk-withdrawals.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/withdrawals/info');

export default async function WithdrawalPage({ searchParams }: PageProps<'/[locale]/user/desk/withdrawals/info'>) {
  const no = readWithdrawalNo(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/withdrawals/info"
      namespaces={['payoutsDesk', 'paymentsDesk', 'work']}
      queries={no === undefined ? [] : [deskWithdrawalQuery(no)]}
    >
      <WithdrawalScreen no={no} />
    </MemberPage>
  );
}
