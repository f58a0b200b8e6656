import type { SpecSelection, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import { findOffers, type ProductOffer, type VariantOffer } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { asksForMadeForm, withMadeForms } from '#lib/specification/made-forms.ts';
import { pictureFor } from '#lib/specification/picture-for.ts';
import { type PriceLine, priceSelection } from '#lib/specification/price-selection.ts';
import { entriesOf, takeSnapshot } from '#lib/specification/snapshot.ts';
import { fault, type SpecFault } from '#lib/specification/spec-fault.ts';
import { nearestUnitPrice, unitPriceOfFen } from '#lib/specification/unit-price.ts';
import type { BreakdownLine } from '../snapshots.ts';
import type { PricedLine, RequestedLine } from './priced-line.ts';

/**
 * One line at the prices of today. What is wrong with it is part of the answer. Throws `not_found` for a product that is
 * not for sale, and for a variant that is not this product's.
 */
export async function priceLine(db: Executor, requested: RequestedLine): Promise<PricedLine> {
  const found = (await findOffers(db, [requested.productId])).get(requested.productId);
  const offer = found && (await withOwnForms(db, found, requested));
  const priced = offer && priceOffer(offer, requested);
  if (!priced) throw new DomainError('not_found');
  return priced;
}

/** The offer as this customer may choose from it: with the forms kept for them, and without those of others. */
export async function withOwnForms(
  db: Executor,
  offer: ProductOffer,
  { selection, findMade }: Pick<RequestedLine, 'selection' | 'findMade'>,
): Promise<ProductOffer> {
  const { id, template } = offer;
  if (!template || !findMade || !asksForMadeForm(template)) return offer;
  return { ...offer, template: withMadeForms(template, selection, await findMade(db, id)) };
}

/** The same without the database. Undefined for a variant that the product does not have (any more). */
export function priceOffer(offer: ProductOffer, requested: RequestedLine): PricedLine | undefined {
  const { template } = offer;
  const isReady = requested.variantId !== undefined && offer.pricing === 'fixed';
  if (template && !isReady) return priceConfigured(offer, template, requested);
  const variant = offer.variants.find(({ id }) => id === requested.variantId);
  if (requested.variantId !== undefined && !variant) return undefined;
  return priceReady(offer, variant ?? onlyVariant(offer), requested);
}

function onlyVariant({ pricing, variants }: ProductOffer): VariantOffer | undefined {
  return pricing === 'fixed' && variants.length === 1 ? variants[0] : undefined;
}

/** The picture is the one that shows what is chosen. */
function commonFacts(offer: ProductOffer, qty: number, chosen: SpecSelection) {
  const { id, slug, kind, fulfilment, name, pictures, unit } = offer;
  const pictureFileId = pictures[pictureFor(pictures, chosen)]?.fileId ?? null;
  return { productId: id, slug, productKind: kind, fulfilment, name, pictureFileId, unit, qty };
}

function priceReady(offer: ProductOffer, variant: VariantOffer | undefined, { qty }: RequestedLine): PricedLine {
  const isListed = offer.pricing === 'fixed' && variant !== undefined;
  const unitAmount = isListed ? unitAmountOf(offer, variant, qty) : 0;
  const available = variant?.available ?? null;
  const faults: SpecFault[] = [];
  if (offer.pricing === 'fixed' && !variant) faults.push(fault('item', 'variantMissing'));
  if (qty < offer.minimumQuantity) faults.push(fault('qty', 'specMinimum', { min: offer.minimumQuantity }));
  else if (available !== null && qty > available) faults.push(fault('qty', 'stockLeft', { left: available }));
  return {
    ...commonFacts(offer, qty, variant?.options ?? {}),
    kind: 'ready',
    variantId: variant?.id ?? null,
    variantText: variant?.text ?? noTexts,
    templateVersionId: null,
    selection: {},
    specSnapshot: null,
    specEntries: [],
    result: isListed ? 'auto_price' : 'needs_quote',
    unitPrice: unitPriceOfFen(unitAmount),
    amount: unitAmount * qty,
    breakdown: isListed ? [{ label: offer.name, question: null, amountInFen: unitAmount * qty }] : [],
    available,
    faults,
  };
}

/** The lower of the variant's own price and the highest step that the quantity reaches. */
function unitAmountOf({ tiers }: ProductOffer, { priceAmount }: VariantOffer, qty: number): number {
  const step = tiers.findLast(({ fromQuantity }) => qty >= fromQuantity);
  return Math.min(priceAmount, step?.priceAmount ?? priceAmount);
}

/** A line of a version that is not offered any more keeps the answers that still fit, and says that it has to be looked at. */
function priceConfigured(offer: ProductOffer, template: SpecTemplate, requested: RequestedLine): PricedLine {
  const { qty } = requested;
  const isReplaced =
    requested.templateVersionId !== undefined && requested.templateVersionId !== template.template_version_id;
  const selection = isReplaced ? answersThatFit(template, requested) : requested.selection;
  const priced = priceSelection({ template, qty, selection });
  const faults = [...(isReplaced ? [fault('item', 'specReplaced')] : []), ...priced.faults];
  const needsSeller = priced.result === 'needs_quote' || offer.pricing === 'quote';
  return {
    ...commonFacts(offer, qty, selection),
    kind: 'configured',
    variantId: null,
    variantText: noTexts,
    templateVersionId: template.template_version_id,
    selection,
    specSnapshot: isReplaced ? null : (takeSnapshot(template, { qty, selection }) ?? null),
    specEntries: entriesOf(template, priced),
    result: needsSeller ? 'needs_quote' : 'auto_price',
    unitPrice: nearestUnitPrice(priced.total_in_fen, qty),
    amount: priced.total_in_fen,
    breakdown: priced.lines.map(toBreakdown),
    available: null,
    faults,
  };
}

function answersThatFit(template: SpecTemplate, { qty, selection }: RequestedLine): SpecSelection {
  const { checked } = priceSelection({ template, qty, selection });
  const requested = new Set(template.nodes.filter(({ kind }) => kind !== 'option').map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(selection).filter(([key]) => requested.has(key) && checked.answers.has(key)),
  );
}

function toBreakdown({ label, question, amount_in_fen: amountInFen }: PriceLine): BreakdownLine {
  return { label, question, amountInFen };
}
