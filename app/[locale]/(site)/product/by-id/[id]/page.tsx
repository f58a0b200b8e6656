import { productMetadata } from '#components/catalogue/shop/product/product-facts.ts';
import { readProductById } from '#lib/api/catalogue/shop-products.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { ProductPage } from '../../../product-page.tsx';

interface ProductByIdProps {
  params: Promise<{ id: string }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

async function load({ params }: ProductByIdProps) {
  const locale = await pageLocale();
  return { locale, product: await readProductById(locale, Number((await params).id)) };
}

export async function generateMetadata(props: ProductByIdProps) {
  const { locale, product } = await load(props);
  return productMetadata(locale, product);
}

export default async function ProductByIdPage(props: ProductByIdProps) {
  return <ProductPage {...(await load(props))} />;
}
