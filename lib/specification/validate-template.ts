import type { SpecNode, SpecTemplate } from '#lib/contract/catalogue/specification.ts';
import { formulaFunctions } from './parse-formula.ts';
import { maxQuantity } from './price-selection.ts';
import { fault, type SpecFault } from './spec-fault.ts';
import { nodeFaults } from './validate-node.ts';

/** How many nodes a tree may have, and how many stand below each other (docs/domain/catalogue.md 5). */
export const maxSpecNodes = 500;
export const maxSpecDepth = 6;

/** As the contract has it; nodes that come from elsewhere are held to it too. */
const keyPattern = /^[a-z][a-z0-9_]{0,39}$/;

/** Keys that mean something else in a formula or an answer. */
const reserved = new Set<string>(['qty', 'nodes', ...formulaFunctions]);

/**
 * Whether the nodes make a tree, so that they can be stored: each key once, each parent before its children (so there
 * is no cycle), options under questions and nothing else there, not too many and not too deep.
 */
export function treeFaults(nodes: SpecNode[]): SpecFault[] {
  if (nodes.length > maxSpecNodes) return [fault('nodes', 'specCount', { max: maxSpecNodes })];
  const before = new Map<string, { node: SpecNode; depth: number }>();
  const faults: SpecFault[] = [];
  for (const node of nodes) {
    const { key } = node;
    if (!keyPattern.test(key) || reserved.has(key)) faults.push(fault(key, 'specKey'));
    if (before.has(key)) faults.push(fault(key, 'specKeyTwice'));
    const parent = node.parent === null ? undefined : before.get(node.parent);
    if (!fitsUnder(node, parent?.node)) faults.push(fault(key, 'specParent'));
    const depth = (parent?.depth ?? 0) + 1;
    if (depth > maxSpecDepth) faults.push(fault(key, 'specDepth', { max: maxSpecDepth }));
    before.set(key, { node, depth });
  }
  return faults;
}

function fitsUnder({ kind, parent }: SpecNode, above: SpecNode | undefined): boolean {
  if (kind === 'option') return above?.kind === 'single' || above?.kind === 'multi';
  if (parent === null) return true;
  return above?.kind === 'group' || above?.kind === 'option';
}

/** Everything that keeps a template from being offered; empty when it can be. Faults of the tree hide the others. */
export function templateFaults({
  nodes,
  minimum_quantity,
  automatic_quantity_max,
}: Pick<SpecTemplate, 'nodes' | 'minimum_quantity' | 'automatic_quantity_max'>): SpecFault[] {
  const faults = treeFaults(nodes);
  if (nodes.length === 0) faults.push(fault('nodes', 'required'));
  const largest = automatic_quantity_max ?? maxQuantity;
  const isRange = minimum_quantity >= 1 && minimum_quantity <= largest && largest <= maxQuantity;
  if (!isRange) faults.push(fault('qty', 'specLimits'));
  return faults.length > 0 ? faults : nodes.flatMap((node) => nodeFaults(node, nodes));
}
