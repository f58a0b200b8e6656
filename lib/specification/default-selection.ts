import type { SpecNode, SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { checkSelection } from './check-selection.ts';

/** The answers a configurator starts with: the default of every node that is shown with the defaults before it. */
export function defaultSelection(nodes: SpecNode[]): SpecSelection {
  const all = nodes.flatMap(({ key, default: value }) => (value === null ? [] : [[key, value] as const]));
  const { answers } = checkSelection(nodes, Object.fromEntries(all));
  return Object.fromEntries(all.filter(([key]) => answers.has(key)));
}
