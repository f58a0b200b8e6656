import type { Metadata } from 'next';
import { ProductScreen } from '#components/catalogue/desk/products/form/product-screen.tsx';
import { readProductId } from '#components/catalogue/desk/products/product-paths.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { toParameters } from '#lib/utils/page/page-parameters.ts';
import { MemberPage, memberMetadata } from '../../../../member-page.tsx';

/** A new product has a title of its own. */
export async function generateMetadata({
  searchParams,
}: PageProps<'/[locale]/user/desk/products/edit'>): Promise<Metadata> {
  const metadata = await memberMetadata('user/desk/products/edit');
  if (readProductId(toParameters(await searchParams)) !== undefined) return metadata;
  const t = await getTranslations('catalogueDesk.product');
  return { ...metadata, title: t('newTitle') };
}

export default async function DeskProductPage({ searchParams }: PageProps<'/[locale]/user/desk/products/edit'>) {
  const id = readProductId(toParameters(await searchParams));
  return (
    <MemberPage
      route="user/desk/products/edit"
      namespaces={['catalogueDesk', 'catalogue', 'filesMedia']}
      queries={[
        apiQuery('/api/operator/product/choices'),
        ...(id === undefined ? [] : [apiQuery('/api/operator/product/info', { id })]),
      ]}
    >
      <ProductScreen id={id} />
    </MemberPage>
  );
}
