import { RefundsScreen } from '#components/payments/desk/refunds/refunds-screen.tsx';
import { readRefunds } from '#components/payments/desk/refunds/refunds-view.ts';
import { deskRefundsQuery } from '#lib/api/wallet/desk-money.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/refunds');

export default async function RefundsPage({ searchParams }: PageProps<'/[locale]/user/desk/refunds'>) {
  const page = readRefunds(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/refunds" namespaces={['paymentsDesk']} queries={[deskRefundsQuery(page)]}>
      <RefundsScreen />
    </MemberPage>
  );
}
