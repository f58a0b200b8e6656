import { ProductScreen } from '#components/catalogue/desk/products/form/product-screen.tsx';
import { readProductId } from '#components/catalogue/desk/products/product-paths.ts';
import { deskProductQuery, productChoicesQuery } from '#lib/api/catalogue/desk-products.ts';
import { toParameters } from '#lib/utils/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/products/edit');

export default async function DeskProductPage({ searchParams }: PageProps<'/[locale]/user/desk/products/edit'>) {
  const id = readProductId(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products/edit"
      namespaces={['catalogueDesk', 'catalogue']}
      queries={[productChoicesQuery(), ...(id === undefined ? [] : [deskProductQuery(id)])]}
    >
      <ProductScreen id={id} />
    </MemberPage>
  );
}
