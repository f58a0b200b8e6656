import { productMetadata } from '#components/catalogue/product-facts.ts';
import { readProductBySlug } from '#lib/api/catalogue.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { ProductPage } from '../product-page.tsx';

interface SlugProps {
  params: Promise<{ slug: string[] }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

async function load({ params }: SlugProps) {
  const locale = await pageLocale();
  return { locale, product: await readProductBySlug(locale, (await params).slug.join('/')) };
}

export async function generateMetadata(props: SlugProps) {
  const { locale, product } = await load(props);
  return productMetadata(locale, product);
}

/** The catch-all: products by their readable address; anything else is the not-found page (specification §2). */
export default async function SlugPage(props: SlugProps) {
  return <ProductPage {...(await load(props))} />;
}
