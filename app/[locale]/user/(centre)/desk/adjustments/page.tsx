import { AdjustmentsScreen } from '#components/wallet/desk/adjustments/adjustments-screen.tsx';
import { adjustmentFilter, readAdjustments } from '#components/wallet/desk/adjustments/adjustments-view.ts';
import { adjustmentsQuery } from '#lib/api/wallet/desk-money.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/adjustments');

export default async function AdjustmentsPage({ searchParams }: PageProps<'/[locale]/user/desk/adjustments'>) {
  const state = readAdjustments(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/adjustments"
      namespaces={['paymentsDesk']}
      queries={[adjustmentsQuery(adjustmentFilter(state))]}
    >
      <AdjustmentsScreen />
    </MemberPage>
  );
}
