import { ImportScreen } from '#components/catalogue/desk/import/import-screen.tsx';
import { readImport } from '#components/catalogue/desk/import/import-state.ts';
import { productImportQuery, productImportsQuery } from '#lib/api/catalogue/desk-import.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/products/import');

export default async function ProductImportPage({ searchParams }: PageProps<'/[locale]/user/desk/products/import'>) {
  const { id } = readImport(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products/import"
      namespaces={['catalogueImport', 'work']}
      queries={[productImportsQuery(), ...(id === undefined ? [] : [productImportQuery(id)])]}
    >
      <ImportScreen />
    </MemberPage>
  );
}
