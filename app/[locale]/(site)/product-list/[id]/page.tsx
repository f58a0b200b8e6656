import { listingMetadata } from '#components/catalogue/shop/listing/listing-facts.ts';
import { ListingScreen } from '#components/catalogue/shop/listing/listing-screen.tsx';
import { pageLocale } from '#lib/i18n/page-locale.ts';

interface CategoryProps {
  params: Promise<{ id: string }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: CategoryProps) {
  return listingMetadata(await pageLocale(), Number((await params).id));
}

export default async function CategoryPage({ params }: CategoryProps) {
  return <ListingScreen locale={await pageLocale()} categoryId={Number((await params).id)} />;
}
