import { InvoiceScreen } from '#components/invoices/desk/invoice-screen.tsx';
import { readInvoiceNo } from '#components/invoices/shared/invoice-no.ts';
import { deskInvoiceQuery } from '#lib/api/invoices/desk-invoices.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/info');

export default async function InvoicePage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/info'>) {
  const no = readInvoiceNo(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/info"
      namespaces={['invoices', 'invoicesDesk']}
      queries={no === undefined ? [] : [deskInvoiceQuery(no)]}
    >
      <InvoiceScreen no={no} />
    </MemberPage>
  );
}
