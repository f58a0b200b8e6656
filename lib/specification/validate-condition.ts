import type { SpecCondition, SpecNode } from '#lib/contract/catalogue/specification.ts';
import { fault, type SpecFault } from './spec-fault.ts';

const maxConditionDepth = 5;
const maxConditionTests = 30;

/**
 * A condition may look only at what stands before its node, so that one pass from top to bottom settles everything;
 * that of an option, at what stands before its question. What it compares with must be possible there.
 */
export function conditionFaults(node: SpecNode, nodes: SpecNode[]): SpecFault[] {
  const { key, kind, parent, visible_when } = node;
  if (visible_when === null) return [];
  const tests = testsOf(visible_when, 1);
  if (!tests || tests.length > maxConditionTests) return [fault(key, 'specCondition')];
  const end = nodes.findIndex((each) => each.key === (kind === 'option' ? parent : key));
  const before = new Map(nodes.slice(0, end).map((each) => [each.key, each]));
  return tests.every((test) => isPossible(test, before.get(test.node), nodes)) ? [] : [fault(key, 'specCondition')];
}

type Test = Extract<SpecCondition, { node: string }>;

/** The comparisons of a condition; undefined when it nests too deeply. */
function testsOf(condition: SpecCondition, depth: number): Test[] | undefined {
  if (depth > maxConditionDepth) return undefined;
  if ('node' in condition) return [condition];
  const inner = 'all' in condition ? condition.all : 'any' in condition ? condition.any : [condition.not];
  const found = inner.map((each) => testsOf(each, depth + 1));
  return found.every((each) => each !== undefined) ? found.flat() : undefined;
}

function isPossible(test: Test, target: SpecNode | undefined, nodes: SpecNode[]): boolean {
  if (!target) return false;
  const isChoice = target.kind === 'single' || target.kind === 'multi';
  const isOption = (key: unknown) => nodes.some((each) => each.key === key && each.parent === target.key);
  if ('one_of' in test) return isChoice && test.one_of.every(isOption);
  if (!('equals' in test)) return target.kind === 'number';
  if (isChoice) return isOption(test.equals);
  if (target.kind === 'number') return typeof test.equals === 'number';
  if (target.kind === 'text') return typeof test.equals === 'string';
  return (target.kind === 'boolean' || target.kind === 'option') && typeof test.equals === 'boolean';
}
