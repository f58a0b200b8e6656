import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { isSeen } from '#lib/contract/typed-text.ts';
import { checkValue, maxFiles } from './check-value.ts';
import { toExact } from './exact.ts';
import { fault, type SpecFault } from './spec-fault.ts';
import { maxPatternedText, readPattern } from './text-pattern.ts';
import { conditionFaults } from './validate-condition.ts';
import { ruleFaults } from './validate-rule.ts';

/** What is wrong with one node of a tree that is sound as a tree. */
export function nodeFaults(node: SpecNode, nodes: SpecNode[]): SpecFault[] {
  const { key, kind, label } = node;
  const options = nodes.filter(({ parent, kind: each }) => parent === key && each === 'option');
  const faults: SpecFault[] = [];
  if (Object.values(label).some((text) => !isSeen(text))) faults.push(fault(key, 'specLabel'));
  if ((kind === 'single' || kind === 'multi') && options.length === 0) faults.push(fault(key, 'specOptions'));
  if (!areLimitsSound(node, options.length)) faults.push(fault(key, 'specLimits'));
  if (!isPatternSound(node)) faults.push(fault(key, 'specPatternSyntax'));
  if (!isArtworkSound(node, nodes)) faults.push(fault(key, 'specArtwork'));
  if (!isMadeBeforeSound(node, nodes)) faults.push(fault(key, 'specMadeBefore'));
  faults.push(...conditionFaults(node, nodes), ...ruleFaults(node, nodes));
  if (!isDefaultSound(node, options)) faults.push(fault(key, 'specDefault'));
  return faults;
}

/** What may be limited, and between what: numbers are never below zero, sizes never zero, counts are whole. */
function areLimitsSound({ kind, min, max, step, sides }: SpecNode, optionCount: number): boolean {
  const given = [min, max, step].filter((limit) => limit !== null);
  if (given.some((limit) => toExact(limit) === undefined)) return false;
  if (min !== null && max !== null && min > max) return false;
  if ((kind === 'dimension') !== (sides !== null)) return false;
  if (kind === 'number') return min !== null && min >= 0 && max !== null && max <= 1_000_000_000;
  if (kind === 'dimension') return min !== null && min > 0 && max !== null && max <= 1_000_000;
  const most = { text: maxPatternedText, multi: optionCount, file: maxFiles }[String(kind)] ?? -1;
  return step === null && given.every((limit) => Number.isInteger(limit) && limit >= 0 && limit <= most);
}

/** What artwork is compared with must be there: a sheet, options of a choice, a number. */
function isArtworkSound({ kind, artwork }: SpecNode, nodes: SpecNode[]): boolean {
  if (artwork === null) return true;
  const find = (key: string) => nodes.find((node) => node.key === key);
  const { size_of, sizes, pages_of } = artwork;
  if (kind !== 'file' || (pages_of !== null && find(pages_of)?.kind !== 'number')) return false;
  if (size_of !== null && find(size_of)?.sides !== 2) return false;
  return sizes.every(({ option }) => option === null || find(option)?.kind === 'option');
}

/** What made a form is another option of the same question, and what it must be the same in is asked for. */
function isMadeBeforeSound({ key, kind, parent, made_before: rule }: SpecNode, nodes: SpecNode[]): boolean {
  if (rule === null) return true;
  const find = (requested: string) => nodes.find((node) => node.key === requested);
  const maker = find(rule.option);
  if (kind !== 'option' || maker?.kind !== 'option' || maker.parent !== parent || maker.key === key) return false;
  return rule.same.every((each) => !['option', 'group', undefined].includes(find(each)?.kind));
}

function isPatternSound({ kind, pattern }: SpecNode): boolean {
  return pattern === null || (kind === 'text' && readPattern(pattern) !== undefined);
}

function isDefaultSound(node: SpecNode, options: SpecNode[]): boolean {
  if (node.default === null) return true;
  if (node.kind === 'file') return false;
  const keys = options.map(({ key }) => key);
  const checked = checkValue(node, node.default, keys);
  return 'value' in checked && checked.value !== undefined;
}
