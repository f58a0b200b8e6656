import { settlementList } from '#components/invoices/store/settlements/settlement-list.ts';
import { SettlementsScreen } from '#components/invoices/store/settlements/settlements-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice/settlements');

export default async function StoreSettlementInvoicesPage({
  searchParams,
}: PageProps<'/[locale]/user/store/invoice/settlements'>) {
  const state = settlementList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/store/invoice/settlements"
      namespaces={['invoices', 'invoicesSettlement', 'invoicesStore']}
      queries={[apiQuery('/api/store/settlementInvoicing'), settlementList.query(state)]}
    >
      <SettlementsScreen />
    </MemberPage>
  );
}
