import { AccountView } from '#components/settlement/store/account/account-view.tsx';
import { storeCorrectionList } from '#components/settlement/store/account/store-correction-list.ts';
import { EarningsView } from '#components/settlement/store/earnings-view.tsx';
import { financeList } from '#components/settlement/store/finance-list.ts';
import { FinanceScreen } from '#components/settlement/store/finance-screen.tsx';
import { readFinanceView } from '#components/settlement/store/finance-views.ts';
import { financeQuery } from '#lib/api/settlement/store-finance.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/finance');

export default async function StoreFinancePage({ searchParams }: PageProps<'/[locale]/user/store/finance'>) {
  const parameters = toParameters(await searchParams);
  const list = {
    earnings: financeList.query(financeList.read(parameters)),
    account: storeCorrectionList.query(storeCorrectionList.read(parameters)),
  };
  return (
    <MemberPage
      route="user/store/finance"
      namespaces={['settlementStore', 'settlementAccount', 'work']}
      queries={[financeQuery(), list[readFinanceView(parameters)]]}
    >
      <FinanceScreen parts={{ earnings: <EarningsView />, account: <AccountView /> }} />
    </MemberPage>
  );
}
