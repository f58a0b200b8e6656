import { InvoiceHomeScreen } from '#components/invoices/store/invoice-home-screen.tsx';
import { invoiceHomeQuery, invoiceIssuerQuery } from '#lib/api/invoices/store-issuer.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice');

export default function StoreInvoiceHomePage() {
  return (
    <MemberPage
      route="user/store/invoice"
      namespaces={['invoicesStore']}
      queries={[invoiceHomeQuery(), invoiceIssuerQuery()]}
    >
      <InvoiceHomeScreen />
    </MemberPage>
  );
}
