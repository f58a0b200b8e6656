import type { DeskNavigationRule } from '#lib/api/site/desk-site.ts';
import { locales } from '#lib/i18n/locales.ts';

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

/** What is found by its words in either language or its address, with the groups it stands in; a found group is whole. */
export function findNavigation(branches: readonly NavigationBranch[], words: string): NavigationBranch[] {
  return branches.flatMap((branch) => {
    if (isFound(branch.rule, words)) return [branch];
    const children = findNavigation(branch.children, words);
    return children.length > 0 ? [{ ...branch, children }] : [];
  });
}

function isFound({ titles, name, path, url }: DeskNavigationRule, words: string): boolean {
  const text = [...locales.map((locale) => titles[locale]), name, path, url].join('\n').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** How many entries there are in a tree. */
export const countNavigation = (branches: readonly NavigationBranch[]): number =>
  branches.reduce((count, { children }) => count + 1 + countNavigation(children), 0);
