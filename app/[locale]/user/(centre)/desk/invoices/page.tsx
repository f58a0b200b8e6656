import { deskInvoiceList } from '#components/invoices/desk/desk-lists.ts';
import { InvoicesScreen } from '#components/invoices/desk/invoices-screen.tsx';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices');

export default async function InvoicesPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices'>) {
  const state = deskInvoiceList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices"
      namespaces={['invoices', 'invoicesDesk', 'work']}
      queries={[deskInvoiceList.query(state)]}
    >
      <InvoicesScreen />
    </MemberPage>
  );
}
