import { PlatformScreen } from '#components/invoices/store/platform/platform-screen.tsx';
import { platformInvoicingQuery } from '#lib/api/invoices/store-platform.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice/platform');

export default function PlatformInvoicesPage() {
  return (
    <MemberPage
      route="user/store/invoice/platform"
      namespaces={['invoicesPlatform']}
      queries={[platformInvoicingQuery()]}
    >
      <PlatformScreen />
    </MemberPage>
  );
}
