import { permanentRedirect } from 'next/navigation';
import { productMetadata } from '#components/catalogue/shop/product/product-facts.ts';
import { productPath } from '#components/catalogue/shop/product-words.ts';
import { readProductBySlug } from '#lib/api/catalogue/shop-products.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { localisedPath } from '#lib/routes/paths.ts';
import { ProductPage } from '../product-page.tsx';

interface SlugProps {
  params: Promise<{ slug: string[] }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

async function load({ params }: SlugProps) {
  const locale = await pageLocale();
  const slug = (await params).slug.join('/');
  const product = await readProductBySlug(locale, slug);
  // Found by an address of before: search engines and kept links learn the one it has now.
  if (product.slug !== slug) permanentRedirect(localisedPath(locale, productPath(product)));
  return { locale, product };
}

export async function generateMetadata(props: SlugProps) {
  const { locale, product } = await load(props);
  return productMetadata(locale, product);
}

/** The catch-all: products by their readable address; anything else is the not-found page (specification §2). */
export default async function SlugPage(props: SlugProps) {
  return <ProductPage {...(await load(props))} />;
}
