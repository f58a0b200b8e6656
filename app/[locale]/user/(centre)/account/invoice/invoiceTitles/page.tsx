import { TitlesScreen } from '#components/invoices/member/titles-screen.tsx';
import { titlesQuery } from '#lib/api/invoices/member-titles.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/account/invoice/invoiceTitles');

export default function InvoiceTitlesPage() {
  return (
    <MemberPage route="user/account/invoice/invoiceTitles" namespaces={['invoices']} queries={[titlesQuery()]}>
      <TitlesScreen />
    </MemberPage>
  );
}
