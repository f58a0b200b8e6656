import { listingMetadata } from '#components/catalogue/shop/listing/listing-facts.ts';
import { ListingScreen } from '#components/catalogue/shop/listing/listing-screen.tsx';
import { pageLocale } from '#lib/i18n/page-locale.ts';

export async function generateMetadata() {
  return listingMetadata(await pageLocale(), undefined);
}

export default async function ProductsPage() {
  return <ListingScreen locale={await pageLocale()} />;
}
