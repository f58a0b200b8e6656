import { FeesScreen } from '#components/invoices/store/platform/fees-screen.tsx';
import { storeTitlesQuery } from '#lib/api/invoices/store-titles.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { MemberPage, memberMetadata } from '../../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/store/invoice/platform/main');

export default function PlatformFeesPage() {
  return (
    <MemberPage
      route="user/store/invoice/platform/main"
      namespaces={['invoicesPlatform']}
      queries={[apiQuery('/api/store/platformFees'), storeTitlesQuery()]}
    >
      <FeesScreen />
    </MemberPage>
  );
}
