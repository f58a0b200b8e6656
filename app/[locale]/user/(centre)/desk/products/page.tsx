import { productList } from '#components/catalogue/desk/products/list/product-list.ts';
import { ProductsScreen } from '#components/catalogue/desk/products/list/products-screen.tsx';
import { categoryLookup } from '#lib/api/catalogue/desk-products.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../member-page.tsx';

export const generateMetadata = () => memberMetadata('user/desk/products');

export default async function DeskProductsPage({ searchParams }: PageProps<'/[locale]/user/desk/products'>) {
  const state = productList.read(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products"
      namespaces={['catalogueDesk', 'work', 'catalogue']}
      queries={[
        productList.query(state),
        ...(state.category === undefined ? [] : [categoryLookup.name(state.category)]),
      ]}
    >
      <ProductsScreen />
    </MemberPage>
  );
}
