import { PlatformScreen } from '#components/invoices/store/platform/platform-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice/platform');

export default function PlatformInvoicesPage() {
  return (
    <MemberPage
      route="user/store/invoice/platform"
      namespaces={['invoicesPlatform']}
      queries={[apiQuery('/api/store/platformInvoicing')]}
    >
      <PlatformScreen />
    </MemberPage>
  );
}
