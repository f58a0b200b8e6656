import { productMetadata } from '#components/catalogue/shop/product/product-facts.ts';
import { readService } from '#lib/api/catalogue/shop-products.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { ProductPage } from '../../product-page.tsx';

interface ServiceProps {
  params: Promise<{ id: string }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

async function load({ params }: ServiceProps) {
  const locale = await pageLocale();
  return { locale, product: await readService(locale, Number((await params).id)) };
}

export async function generateMetadata(props: ServiceProps) {
  const { locale, product } = await load(props);
  return productMetadata(locale, product);
}

export default async function ServicePage(props: ServiceProps) {
  return <ProductPage {...(await load(props))} />;
}
