import { commissionList } from '#components/referral/desk/commissions/commission-list.ts';
import { CommissionsScreen } from '#components/referral/desk/commissions/commissions-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/promoters/commissions');

export default async function CommissionsPage({
  searchParams,
}: PageProps<'/[locale]/user/desk/promoters/commissions'>) {
  const state = commissionList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/promoters/commissions"
      namespaces={['referralDesk', 'work']}
      queries={[commissionList.query(state)]}
    >
      <CommissionsScreen />
    </MemberPage>
  );
}
