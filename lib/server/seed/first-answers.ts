import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { allSpecs } from './content/all-content.ts';

/** What the configurator of a product starts with. */
export function firstAnswers(slug: string): SpecSelection {
  const nodes = allSpecs.find(({ product }) => product === slug)?.nodes ?? [];
  return defaultSelection(nodes.map((node, id) => ({ ...node, id })));
}
