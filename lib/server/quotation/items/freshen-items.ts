import type { SpecSnapshot } from '#lib/contract/catalogue/specification.ts';
import { findOffers, type ProductOffer } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { HeldFile } from '#lib/server/files/index.ts';
import { fault, type SpecFault } from '#lib/specification/spec-fault.ts';
import type { Item } from '../repository.ts';
import { priceOffer, withOwnForms } from './price-line.ts';
import type { FindMade, PricedLine, RequestedLine } from './priced-line.ts';

/** A line with what is wrong with it now, and its specification to read. */
export interface ShownItem extends Item {
  specEntries: SpecSnapshot['entries'];
  faults: SpecFault[];
  /** Pieces that can be had; null: nothing to run out of. */
  available: number | null;
}

/**
 * Lines of a draft at the prices of today: what was stored is what they cost when they were put in. `findMade` says which
 * forms are kept for the customer; who hands none over says so, because then nobody's are looked at.
 */
export async function freshenItems(db: Executor, items: Item[], findMade: FindMade | undefined): Promise<ShownItem[]> {
  const offers = await findOffers(
    db,
    items.flatMap(({ productId }) => productId ?? []),
  );
  return Promise.all(
    items.map(async (item) => {
      const offer = offers.get(item.productId ?? 0);
      return freshen(item, offer && (await withOwnForms(db, offer, { selection: item.selection, findMade })));
    }),
  );
}

/** Lines of a version that was sent, as they were. */
export function asSent(item: Item): ShownItem {
  return { ...item, specEntries: item.specSnapshot?.entries ?? [], faults: [], available: null };
}

function freshen(item: Item, offer: ProductOffer | undefined): ShownItem {
  if (item.kind === 'free') return asSent(item);
  const requested = requestedOf(item);
  const priced = offer && requested && priceOffer(offer, requested);
  return priced ? { ...item, ...shownFacts(priced, item) } : { ...asSent(item), faults: [fault('item', 'itemGone')] };
}

function requestedOf({ productId, variantId, templateVersionId, selection, qty }: Item): RequestedLine | undefined {
  if (productId === null) return undefined;
  return {
    productId,
    variantId: variantId ?? undefined,
    templateVersionId: templateVersionId ?? undefined,
    selection,
    qty,
  };
}

function shownFacts(priced: PricedLine, { specFiles }: Item) {
  const { specEntries, faults, available } = priced;
  return { ...pricedColumns(priced), specEntries, faults: [...faults, ...missingFiles(priced, specFiles)], available };
}

/** Answers that name a file which is not there, or somebody else's. */
function missingFiles({ specEntries }: PricedLine, held: HeldFile[]): SpecFault[] {
  return specEntries
    .filter(({ kind, value }) => kind === 'file' && Array.isArray(value) && value.some((url) => !isHeld(url, held)))
    .map(({ key }) => fault(key, 'file'));
}

const isHeld = (url: string, held: HeldFile[]) => held.some((file) => file.url === url.split('?')[0]);

/** What a line of a document takes over from its price. */
export function pricedColumns(priced: PricedLine) {
  const { specEntries: _, faults: __, available: ___, ...columns } = priced;
  return columns;
}
