import { InvoiceScreen } from '#components/invoices/desk/invoice-screen.tsx';
import { readInvoiceNo } from '#components/invoices/shared/invoice-no.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, recordMetadata } from '../../../../member-page.tsx';

export const generateMetadata = ({ searchParams }: PageProps<'/[locale]/user/desk/invoices/info'>) =>
  recordMetadata('user/desk/invoices/info', searchParams);

export default async function InvoicePage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/info'>) {
  const no = readInvoiceNo(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/info"
      namespaces={['invoices', 'invoicesDesk']}
      queries={no === undefined ? [] : [apiQuery('/api/operator/invoice/info', { no })]}
    >
      <InvoiceScreen no={no} />
    </MemberPage>
  );
}
