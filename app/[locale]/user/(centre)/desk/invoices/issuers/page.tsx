import { issuerList } from '#components/invoices/desk/desk-lists.ts';
import { IssuersScreen } from '#components/invoices/desk/issuers-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/issuers');

export default async function IssuersPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/issuers'>) {
  const state = issuerList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/issuers"
      namespaces={['invoicesDesk', 'work']}
      queries={[issuerList.query(state), apiQuery('/api/operator/invoice/platform')]}
    >
      <IssuersScreen />
    </MemberPage>
  );
}
