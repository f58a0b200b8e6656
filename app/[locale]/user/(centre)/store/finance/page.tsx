import { EarningsView } from '#components/settlement/store/earnings-view.tsx';
import { financeList } from '#components/settlement/store/finance-list.ts';
import { FinanceScreen } from '#components/settlement/store/finance-screen.tsx';
import { financeQuery } from '#lib/api/settlement/store-finance.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/finance');

export default async function StoreFinancePage({ searchParams }: PageProps<'/[locale]/user/store/finance'>) {
  const state = financeList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/finance"
      namespaces={['settlementStore', 'work']}
      queries={[financeQuery(), financeList.query(state)]}
    >
      <FinanceScreen parts={{ earnings: <EarningsView /> }} />
    </MemberPage>
  );
}
