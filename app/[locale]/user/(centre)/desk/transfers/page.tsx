import { TransfersScreen } from '#components/desk-money/transfers/transfers-screen.tsx';
import { readTransfers, rechargeFilter } from '#components/desk-money/transfers/transfers-view.ts';
import { deskRechargesQuery, transfersQuery } from '#lib/api/operator-money.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/transfers');

export default async function TransfersPage({ searchParams }: PageProps<'/[locale]/user/desk/transfers'>) {
  const state = readTransfers(toParameters(await searchParams));
  const shown =
    state.view === 'orders'
      ? transfersQuery({ ...state.page, no: state.no })
      : deskRechargesQuery(rechargeFilter(state));
  return (
    <MemberPage route="user/desk/transfers" namespaces={['deskMoney']} queries={[shown]}>
      <TransfersScreen />
    </MemberPage>
  );
}
