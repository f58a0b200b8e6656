import { depositList } from '#components/settlement/desk/deposits/deposit-list.ts';
import { DepositsScreen } from '#components/settlement/desk/deposits/deposits-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/deposits');

export default async function DepositsPage({ searchParams }: PageProps<'/[locale]/user/desk/deposits'>) {
  const state = depositList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/deposits"
      namespaces={['settlementDeposits', 'work']}
      queries={[depositList.query(state)]}
    >
      <DepositsScreen />
    </MemberPage>
  );
}
