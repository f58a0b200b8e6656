import type { DeskRule } from '#lib/api/identity/desk-people.ts';

export interface RuleBranch {
  rule: DeskRule;
  children: RuleBranch[];
}

/** The rules as a tree; what stands below a missing parent is left out, as it is for menus. */
export function toBranches(rules: readonly DeskRule[], pid = 0): RuleBranch[] {
  return rules.filter((rule) => rule.pid === pid).map((rule) => ({ rule, children: toBranches(rules, rule.id) }));
}

export const idsOf = ({ rule, children }: RuleBranch): number[] => [rule.id, ...children.flatMap(idsOf)];

/**
 * The chosen rules after one was switched: taken away with all below it; given with all below it and all above it, since
 * a rule whose parent is missing leads nowhere. What the operator does not hold stays as it is.
 */
export function switchRule(
  chosen: ReadonlySet<number>,
  rules: readonly DeskRule[],
  { branch, isOn }: { branch: RuleBranch; isOn: boolean },
): Set<number> {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const held = (id: number) => byId.get(id)?.is_held === true;
  const next = new Set(chosen);
  for (const id of idsOf(branch).filter(held)) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  if (!isOn) return next;
  for (let at = byId.get(branch.rule.pid); at; at = byId.get(at.pid)) next.add(at.id);
  return next;
}
