import { listingMetadata } from '#components/catalogue/shop/listing/listing-facts.ts';
import { ListingScreen } from '#components/catalogue/shop/listing/listing-screen.tsx';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { type AddressParameters, readListingState } from '#lib/routes/listing-state.ts';

interface FilteredProps {
  searchParams: Promise<AddressParameters>;
}

/** One answer for each request: the layouts above are kept, this page cannot be. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: FilteredProps) {
  return listingMetadata(await pageLocale(), undefined, readListingState(await searchParams));
}

export default async function FilteredProductsPage({ searchParams }: FilteredProps) {
  return <ListingScreen locale={await pageLocale()} state={readListingState(await searchParams)} />;
}
