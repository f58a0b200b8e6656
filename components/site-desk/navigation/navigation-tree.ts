import type { DeskNavigationRule } from '#lib/api/operator-site.ts';

export interface NavigationBranch {
  rule: DeskNavigationRule;
  children: NavigationBranch[];
}

/** The three lists there are: the header, the drop-down under the name, and the side menu. */
export const navigationLists = ['nav', 'nav_user_menu', 'menu'] as const;
export type NavigationList = (typeof navigationLists)[number];

const listOf = (type: string): NavigationList => (type === 'nav' || type === 'nav_user_menu' ? type : 'menu');

/** One of the lists as a tree. */
export function toNavigation(rules: readonly DeskNavigationRule[], list: NavigationList, pid = 0): NavigationBranch[] {
  return rules
    .filter((rule) => rule.pid === pid && listOf(rule.type) === list)
    .map((rule) => ({ rule, children: toNavigation(rules, list, rule.id) }));
}
