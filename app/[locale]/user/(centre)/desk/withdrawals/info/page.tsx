import { readWithdrawalNo } from '#components/payouts/desk/withdrawals/withdrawal-address.ts';
import { WithdrawalScreen } from '#components/payouts/desk/withdrawals/withdrawal-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/withdrawals/info'>) =>
  recordMetadata('user/desk/withdrawals/info', searchParams);

export default async function WithdrawalPage({ searchParams }: PageProps<'/[locale]/user/desk/withdrawals/info'>) {
  const no = readWithdrawalNo(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/withdrawals/info"
      namespaces={['payoutsDesk', 'paymentsDesk', 'work']}
      queries={no === undefined ? [] : [apiQuery('/api/operator/withdrawal/info', { no })]}
    >
      <WithdrawalScreen no={no} />
    </MemberPage>
  );
}
