import { listingMetadata } from '#components/catalogue/shop/listing/listing-facts.ts';
import { ListingScreen } from '#components/catalogue/shop/listing/listing-screen.tsx';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { type AddressParameters, readListingState } from '#lib/routes/listing-state.ts';

interface FilteredCategoryProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<AddressParameters>;
}

/** One answer for each request: the layouts above are kept, this page cannot be. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params, searchParams }: FilteredCategoryProps) {
  return listingMetadata(await pageLocale(), Number((await params).id), readListingState(await searchParams));
}

export default async function FilteredCategoryPage({ params, searchParams }: FilteredCategoryProps) {
  const state = readListingState(await searchParams);
  return <ListingScreen locale={await pageLocale()} categoryId={Number((await params).id)} state={state} />;
}
