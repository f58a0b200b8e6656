import type { SpecificationDraft } from '#lib/contract/catalogue/desk-specification.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import type { Edited } from '../editor-context.ts';
import { fromSpecNodes, type Uid } from './edit-node.ts';
import { type CheckedTree, checkTree } from './tree-faults.ts';

interface Version {
  nodes: readonly SpecNode[];
  minimum_quantity: number;
  automatic_quantity_max: number | null;
  unit: Unit | null;
}

/** What the server has, to be edited. */
export function toEdited({ nodes, minimum_quantity, automatic_quantity_max, unit }: Version): Edited {
  return {
    tree: fromSpecNodes(nodes),
    terms: {
      minimum: String(minimum_quantity),
      automaticMax: automatic_quantity_max === null ? '' : String(automatic_quantity_max),
      unit: unit ?? '',
    },
  };
}

/** What was edited, to be saved; `isComplete` unless some typed text is no value and would be lost. */
export function toDraft({ tree, terms }: Edited): {
  draft: Omit<SpecificationDraft, 'seen' | 'product' | 'category'>;
  checked: CheckedTree;
} {
  const checked = checkTree(tree, terms);
  return {
    checked,
    draft: {
      nodes: checked.nodes.map(({ id: _, ...node }) => node),
      minimum_quantity: checked.minimum,
      automatic_quantity_max: checked.automaticMax,
      unit: (terms.unit || null) as Unit | null,
    },
  };
}

/** Faults that keep a draft from being saved at all: it would be no tree, or typed text would be lost. */
const unsavable = new Set([
  'specKey',
  'specKeyTwice',
  'specParent',
  'specDepth',
  'specCount',
  'amount',
  'percent',
  'specNumber',
  'wholeNumber',
  'conditionUnfinished',
  'conditionGone',
]);

export function savingFaults({ faults, termFaults }: CheckedTree): { count: number; first: Uid | undefined } {
  const atTerms = Object.values(termFaults).filter((message) => unsavable.has(message)).length;
  const atNodes = faults.filter(({ message }) => unsavable.has(message));
  return { count: atNodes.length + atTerms, first: atNodes[0]?.uid };
}
