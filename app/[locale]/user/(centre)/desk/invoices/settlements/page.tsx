import { handedInList } from '#components/invoices/desk/desk-lists.ts';
import { SettlementsScreen } from '#components/invoices/desk/settlements-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/settlements');

export default async function SettlementInvoicesPage({
  searchParams,
}: PageProps<'/[locale]/user/desk/invoices/settlements'>) {
  const state = handedInList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/settlements"
      namespaces={['invoices', 'invoicesSettlement', 'work']}
      queries={[handedInList.query(state)]}
    >
      <SettlementsScreen />
    </MemberPage>
  );
}
