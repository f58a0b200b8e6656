import { adjustmentList } from '#components/wallet/desk/adjustments/adjustment-list.ts';
import { AdjustmentsScreen } from '#components/wallet/desk/adjustments/adjustments-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/adjustments');

export default async function AdjustmentsPage({ searchParams }: PageProps<'/[locale]/user/desk/adjustments'>) {
  const state = adjustmentList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/adjustments"
      namespaces={['paymentsDesk', 'work']}
      queries={[adjustmentList.query(state)]}
    >
      <AdjustmentsScreen />
    </MemberPage>
  );
}
