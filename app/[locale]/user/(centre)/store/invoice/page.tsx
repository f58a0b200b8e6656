import { InvoiceHomeScreen } from '#components/invoices/store/invoice-home-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice');

export default function StoreInvoiceHomePage() {
  return (
    <MemberPage
      route="user/store/invoice"
      namespaces={['invoicesStore']}
      queries={[apiQuery('/api/store/invoiceHome'), apiQuery('/api/store/invoiceIssuer')]}
    >
      <InvoiceHomeScreen />
    </MemberPage>
  );
}
