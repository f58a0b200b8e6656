import { type ListingState, listingParameters } from '#lib/routes/listing-state.ts';

/** What a plain form must send along so that it changes only its own part of the address. */
export function KeptParameters({ state, change }: { state: ListingState; change: Partial<ListingState> }) {
  return listingParameters({ ...state, page: 1, ...change }).map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
}
