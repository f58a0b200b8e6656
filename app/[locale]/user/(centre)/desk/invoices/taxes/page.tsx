import { taxCodeList } from '#components/invoices/desk/desk-lists.ts';
import { TaxesScreen } from '#components/invoices/desk/taxes-screen.tsx';
import { categoryTaxesQuery } from '#lib/api/invoices/desk-invoices.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/invoices/taxes');

export default async function TaxesPage({ searchParams }: PageProps<'/[locale]/user/desk/invoices/taxes'>) {
  const state = taxCodeList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/invoices/taxes"
      namespaces={['invoicesDesk', 'work']}
      queries={[taxCodeList.query(state), categoryTaxesQuery()]}
    >
      <TaxesScreen />
    </MemberPage>
  );
}
