import type { SpecSelection, SpecSize, SpecValue } from '#lib/contract/catalogue/specification.ts';
import type { SpecTree } from '../spec-tree.ts';

/** The first size that is typed in whole, of the questions that are asked now. */
export function typedSize(nodes: SpecTree, answers: SpecSelection): SpecSize | undefined {
  return nodes
    .filter(({ kind }) => kind === 'dimension')
    .map(({ key }) => answers[key])
    .find(isSize);
}

function isSize(value: SpecValue | undefined): value is SpecSize {
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  return Object.values(value).every((side) => side > 0);
}
