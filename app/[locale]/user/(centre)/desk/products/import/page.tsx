import { ImportScreen } from '#components/catalogue/desk/import/import-screen.tsx';
import { readImport } from '#components/catalogue/desk/import/import-state.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/products/import');

export default async function ProductImportPage({ searchParams }: PageProps<'/[locale]/user/desk/products/import'>) {
  const { id } = readImport(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products/import"
      namespaces={['catalogueImport', 'work']}
      queries={[
        apiQuery('/api/operator/product/imports'),
        ...(id === undefined ? [] : [apiQuery('/api/operator/product/importInfo', { id })]),
      ]}
    >
      <ImportScreen />
    </MemberPage>
  );
}
