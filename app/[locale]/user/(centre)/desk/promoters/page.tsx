import { promoterList } from '#components/referral/desk/promoters/promoter-list.ts';
import { PromotersScreen } from '#components/referral/desk/promoters/promoters-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/promoters');

export default async function PromotersPage({ searchParams }: PageProps<'/[locale]/user/desk/promoters'>) {
  const state = promoterList.read(toParameters(await searchParams));
  return (
    <MemberPage route="user/desk/promoters" namespaces={['referralDesk', 'work']} queries={[promoterList.query(state)]}>
      <PromotersScreen />
    </MemberPage>
  );
}
