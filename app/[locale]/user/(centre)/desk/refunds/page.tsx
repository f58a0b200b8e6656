import { refundList } from '#components/payments/desk/refunds/refund-list.ts';
import { RefundsScreen } from '#components/payments/desk/refunds/refunds-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/refunds');

export default async function RefundsPage({ searchParams }: PageProps<'/[locale]/user/desk/refunds'>) {
  const state = refundList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/refunds" namespaces={['paymentsDesk', 'work']} queries={[refundList.query(state)]}>
      <RefundsScreen />
    </MemberPage>
  );
}
