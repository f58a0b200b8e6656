import type { QuoteTemplate } from '#lib/contract/catalogue/shop-configuration.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { withMadeForms } from '#lib/specification/made-forms.ts';
import { type PricedSelection, priceSelection } from '#lib/specification/price-selection.ts';

/** The tree with its defaults and what they cost, as a page shows it to everybody. */
export function firstShown(whole: QuoteTemplate) {
  const selection = defaultSelection(whole.nodes);
  // Whose forms are kept is known when somebody is there.
  const template = withMadeForms(whole, selection, []);
  return { template, selection, priced: priceSelection({ template, qty: template.minimum_quantity, selection }) };
}

/** What it costs in fen; undefined while a seller has to name it. */
export function knownTotal({ result, total_in_fen }: PricedSelection): number | undefined {
  return result === 'auto_price' ? total_in_fen : undefined;
}
