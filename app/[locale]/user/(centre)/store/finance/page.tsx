import { storeWithdrawList } from '#components/payouts/store/store-withdraw-list.ts';
import { StoreWithdrawalsView } from '#components/payouts/store/store-withdrawals-view.tsx';
import { AccountView } from '#components/settlement/store/account/account-view.tsx';
import { storeCorrectionList } from '#components/settlement/store/account/store-correction-list.ts';
import { DepositView } from '#components/settlement/store/deposit/deposit-view.tsx';
import { storeDepositList } from '#components/settlement/store/deposit/store-deposit-list.ts';
import { EarningsView } from '#components/settlement/store/earnings-view.tsx';
import { financeList } from '#components/settlement/store/finance-list.ts';
import { FinanceScreen } from '#components/settlement/store/finance-screen.tsx';
import { readFinanceView } from '#components/settlement/store/finance-views.ts';
import { MovementsView } from '#components/settlement/store/movements/movements-view.tsx';
import { storeMovementList } from '#components/settlement/store/movements/store-movement-list.ts';
import { StatementsView } from '#components/settlement/store/statements/statements-view.tsx';
import { storeStatementList } from '#components/settlement/store/statements/store-statement-list.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/finance');

/** What each part reads. */
const queriesOf = {
  earnings: (parameters: URLSearchParams) => {
    const state = financeList.read(parameters);
    return [
      financeList.query(state),
      ...(state.statement ? [apiQuery('/api/store/statement', { no: state.statement })] : []),
    ];
  },
  statements: (parameters: URLSearchParams) => [storeStatementList.query(storeStatementList.read(parameters))],
  withdrawals: (parameters: URLSearchParams) => [
    apiQuery('/api/store/withdrawOptions'),
    storeWithdrawList.query(storeWithdrawList.read(parameters)),
  ],
  deposit: (parameters: URLSearchParams) => [storeDepositList.query(storeDepositList.read(parameters))],
  account: (parameters: URLSearchParams) => [storeCorrectionList.query(storeCorrectionList.read(parameters))],
  movements: (parameters: URLSearchParams) => [storeMovementList.query(storeMovementList.read(parameters))],
};

export default async function StoreFinancePage({ searchParams }: PageProps<'/[locale]/user/store/finance'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage
      route="user/store/finance"
      namespaces={[
        'settlementStore',
        'settlementStatements',
        'settlementDeposits',
        'settlementAccount',
        'payouts',
        'work',
      ]}
      queries={[apiQuery('/api/store/finance'), ...queriesOf[readFinanceView(parameters)](parameters)]}
    >
      <FinanceScreen
        parts={{
          earnings: <EarningsView />,
          statements: <StatementsView />,
          withdrawals: <StoreWithdrawalsView />,
          deposit: <DepositView />,
          account: <AccountView />,
          movements: <MovementsView />,
        }}
      />
    </MemberPage>
  );
}
