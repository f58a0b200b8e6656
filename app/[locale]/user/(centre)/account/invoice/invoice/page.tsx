import { ChooseOrdersScreen } from '#components/invoices/member/apply/choose-orders-screen.tsx';
import { invoiceOrderList } from '#components/invoices/member/apply/order-list.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/invoice/invoice');

export default async function InvoicePage({ searchParams }: PageProps<'/[locale]/user/account/invoice/invoice'>) {
  const parameters = toParameters(await searchParams);
  return (
    <MemberPage
      route="user/account/invoice/invoice"
      namespaces={['invoices']}
      queries={[invoiceOrderList.query(invoiceOrderList.read(parameters))]}
    >
      <ChooseOrdersScreen />
    </MemberPage>
  );
}
