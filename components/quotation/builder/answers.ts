import type { SpecNode, SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { checkSelection } from '#lib/specification/check-selection.ts';
import type { SpecFault } from '#lib/specification/spec-fault.ts';
import { isQuestion } from './spec-tree.ts';

/** Deeper than any tree: each round can only open or close what depends on the round before. */
const rounds = 8;

/**
 * The answers that are asked for now. What is hidden stays with the person, so that a choice taken back brings it back,
 * but is neither priced nor sent; choices that are not offered any more are no answers.
 */
export function requestedAnswers(nodes: SpecNode[], given: SpecSelection): SpecSelection {
  let pending = given;
  for (let round = 0; round < rounds; round += 1) {
    const next = oneRound(nodes, pending);
    if (isSame(next, pending)) return next;
    pending = next;
  }
  return pending;
}

function oneRound(nodes: SpecNode[], given: SpecSelection): SpecSelection {
  const { visible } = checkSelection(nodes, given);
  const kinds = new Map(nodes.filter(isQuestion).map(({ key, kind }) => [key, kind]));
  const kept = Object.entries(given).flatMap(([key, value]): [string, SpecValue][] => {
    const kind = kinds.get(key);
    const offered = kind && visible.has(key) ? offeredPart(kind, value, visible) : undefined;
    return offered === undefined || isBlank(offered) ? [] : [[key, offered]];
  });
  return Object.fromEntries(kept);
}

function offeredPart(kind: SpecNode['kind'], value: SpecValue, visible: ReadonlySet<string>): SpecValue | undefined {
  if (kind === 'single' && typeof value === 'string') return visible.has(value) ? value : undefined;
  if (kind === 'multi' && Array.isArray(value)) return value.filter((key) => visible.has(key));
  return value;
}

/** Said to be empty: another than never asked, which begins with the default. */
export function isBlank(value: SpecValue | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Faults of what was filled in; what is not answered yet is no wrong answer. */
export function wrongAnswers(faults: readonly SpecFault[], answers: SpecSelection): SpecFault[] {
  return faults.filter(({ key }) => key === 'qty' || !isBlank(answers[key]));
}

/** One answer changed; what it opens begins with its defaults, if it was not answered before. */
export function withAnswer(nodes: SpecNode[], given: SpecSelection, [key, value]: [string, SpecValue]): SpecSelection {
  const before = checkSelection(nodes, requestedAnswers(nodes, given)).visible;
  let next: SpecSelection = { ...given, [key]: value };
  for (let round = 0; round < rounds; round += 1) {
    const { visible } = checkSelection(nodes, requestedAnswers(nodes, next));
    const opened = nodes.filter((node) => visible.has(node.key) && !before.has(node.key) && isUnasked(node, next));
    if (opened.length === 0) return next;
    next = { ...next, ...Object.fromEntries(opened.map((node) => [node.key, node.default ?? ''])) };
  }
  return next;
}

function isUnasked({ key, kind, default: start }: SpecNode, given: SpecSelection): boolean {
  return kind !== 'option' && start !== null && given[key] === undefined;
}

/** Whether two sets of answers say the same, in whatever order. */
export function isSame(left: unknown, right: unknown): boolean {
  return spelling(left) === spelling(right);
}

function spelling(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
