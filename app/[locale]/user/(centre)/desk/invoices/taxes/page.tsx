import { taxCodeList } from '#components/invoices/desk/desk-lists.ts';
import { TaxesScreen } from '#components/invoices/desk/taxes-screen.tsx';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/taxes');

export default async function TaxesPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/taxes'>) {
  const state = taxCodeList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/taxes"
      namespaces={['invoicesDesk', 'work']}
      queries={[taxCodeList.query(state), apiQuery('/api/operator/invoice/categories')]}
    >
      <TaxesScreen />
    </MemberPage>
  );
}
