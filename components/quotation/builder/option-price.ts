import type { SpecValue } from '#lib/contract/catalogue/specification.ts';
import { priceSelection } from '#lib/specification/price-selection.ts';
import { requestedAnswers, withAnswer } from './answers.ts';
import type { Configuration } from './configuration.ts';

/** What another answer would change: the price of the whole order, or that a seller has to name it. */
type PriceChange = { fen: number } | 'on_request';

/** The difference an answer would make, with what it opens at its defaults. */
export function priceChange(
  { template, given, qty, priced }: Configuration,
  answer: [key: string, value: SpecValue],
): PriceChange {
  const selection = requestedAnswers(template.nodes, withAnswer(template.nodes, given, answer));
  const other = priceSelection({ template, qty, selection });
  if (other.on_request.some((key) => !priced.on_request.includes(key))) return 'on_request';
  return { fen: other.total_in_fen - priced.total_in_fen };
}
