import { IntegralScreen } from '#components/wallet/member/integral-screen.tsx';
import { integralList } from '#components/wallet/member/movement-filter.ts';
import { overviewQuery } from '#lib/api/identity/member-overview.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/integral');

export default async function IntegralPage({ searchParams }: PageProps<'/[locale]/user/account/integral'>) {
  const state = integralList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/account/integral"
      namespaces={['wallet']}
      queries={[integralList.query(state), overviewQuery()]}
    >
      <IntegralScreen />
    </MemberPage>
  );
}
