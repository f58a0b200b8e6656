import type { SpecNode, SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { checkValue } from './check-value.ts';
import { meetsCondition } from './meets-condition.ts';
import { fault, type SpecFault } from './spec-fault.ts';

export interface CheckedSelection {
  /** Good answers of visible nodes, and `true` for each chosen option. Only these cost. */
  answers: ReadonlyMap<string, SpecValue>;
  /** Keys of what is shown: headings, questions, and the options that can be chosen now. */
  visible: ReadonlySet<string>;
  /** In the order of the tree, then unknown keys. While there is one, the selection can be neither ordered nor sent. */
  faults: SpecFault[];
}

/**
 * Goes through a tree from top to bottom: what is shown, which answers count, what is wrong. Required is asked only of
 * what is shown; answers to hidden and unknown nodes are dropped, and said (docs/domain/catalogue.md 5). The order of
 * the keys in the selection makes no difference.
 */
export function checkSelection(nodes: SpecNode[], selection: SpecSelection): CheckedSelection {
  const kinds = new Map(nodes.map(({ key, kind }) => [key, kind]));
  const answers = new Map<string, SpecValue>();
  const visible = new Set<string>();
  const faults: SpecFault[] = [];
  const isOpen = ({ parent }: SpecNode) =>
    parent === null || (kinds.get(parent) === 'group' ? visible.has(parent) : answers.has(parent));
  for (const node of nodes) {
    if (node.kind === 'option') continue;
    const isPending = isOpen(node) && isMet(node, answers);
    const given = Object.hasOwn(selection, node.key) ? selection[node.key] : undefined;
    if (!isPending) {
      if (given !== undefined) faults.push(fault(node.key, 'specHidden'));
      continue;
    }
    visible.add(node.key);
    const offered = offeredOptions(nodes, node, answers);
    for (const key of offered) visible.add(key);
    const checked = checkValue(node, given, offered);
    if ('message' in checked) faults.push(fault(node.key, checked.message, checked.values));
    else if (checked.value !== undefined) keep(node, checked.value, answers);
    else if (node.required && node.kind !== 'group') faults.push(fault(node.key, 'required'));
  }
  const unknown = Object.keys(selection).filter((key) => (kinds.get(key) ?? 'option') === 'option');
  faults.push(...unknown.sort().map((key) => fault(key, 'specUnknown')));
  return { answers, visible, faults };
}

function isMet({ visible_when }: SpecNode, answers: ReadonlyMap<string, SpecValue>): boolean {
  return visible_when === null || meetsCondition(visible_when, answers);
}

/** Keys of the options of a question that can be chosen with the answers before it. */
function offeredOptions(nodes: SpecNode[], { key, kind }: SpecNode, answers: ReadonlyMap<string, SpecValue>): string[] {
  if (kind !== 'single' && kind !== 'multi') return [];
  return nodes
    .filter((each) => each.parent === key && each.kind === 'option' && isMet(each, answers))
    .map((each) => each.key);
}

function keep(node: SpecNode, value: SpecValue, answers: Map<string, SpecValue>): void {
  answers.set(node.key, value);
  if (node.kind === 'single' && typeof value === 'string') answers.set(value, true);
  if (node.kind === 'multi' && Array.isArray(value)) for (const key of value) answers.set(key, true);
}
