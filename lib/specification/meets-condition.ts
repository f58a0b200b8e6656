import type { SpecCondition, SpecValue } from '#lib/contract/catalogue/specification.ts';

/** Whether the answers so far meet a condition. Without an answer a node meets none, except that it is not chosen. */
export function meetsCondition(condition: SpecCondition, answers: ReadonlyMap<string, SpecValue>): boolean {
  if ('all' in condition) return condition.all.every((each) => meetsCondition(each, answers));
  if ('any' in condition) return condition.any.some((each) => meetsCondition(each, answers));
  if ('not' in condition) return !meetsCondition(condition.not, answers);
  const answer = answers.get(condition.node);
  if ('equals' in condition) {
    const requested = condition.equals;
    if (answer === undefined) return requested === false;
    return Array.isArray(answer) ? answer.some((each) => each === requested) : answer === requested;
  }
  if ('one_of' in condition) {
    const chosen = Array.isArray(answer) ? answer : [answer];
    return chosen.some((each) => typeof each === 'string' && condition.one_of.includes(each));
  }
  if (typeof answer !== 'number') return false;
  return 'at_least' in condition ? answer >= condition.at_least : answer <= condition.at_most;
}
