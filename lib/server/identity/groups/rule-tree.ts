import type { MenuRule } from '#lib/contract/site/shop-index.ts';

/** Nests a flat, sorted list by `pid`. A rule whose parent is missing from the list is left out with all below it. */
export function toTree(rules: Omit<MenuRule, 'children'>[], pid = 0): MenuRule[] {
  return rules
    .filter((rule) => rule.pid === pid)
    .map((rule) => {
      const children = toTree(rules, rule.id);
      return children.length > 0 ? { ...rule, children } : { ...rule };
    });
}

/** What a member sees: top-level directories are menus, top-level menus appear nowhere, all else is rules (contract §2). */
export function splitTree(tree: MenuRule[]): { rules: MenuRule[]; menus: MenuRule[] } {
  return {
    menus: tree.filter(({ type }) => type === 'menu_dir'),
    rules: tree.filter(({ type }) => type !== 'menu_dir' && type !== 'menu'),
  };
}

const guestTypes = new Set(['route', 'nav', 'button']);

/** What a guest may see of the public rules (contract §2). */
export function guestTree(rules: Omit<MenuRule, 'children'>[]): MenuRule[] {
  return toTree(rules.filter(({ type, no_login_valid }) => no_login_valid === 1 && guestTypes.has(type)));
}

/** The header's navigation out of a tree: entries of type nav, with their sub-entries. */
export function headNavigation(tree: MenuRule[]): MenuRule[] {
  return tree.filter(({ type }) => type === 'nav');
}

/** Name by id of every rule in a tree: `menusIdsName` of specification §7. */
export function namesById(tree: MenuRule[]): Record<string, string> {
  const pairs = tree.flatMap((rule): [string, string][] => [
    [String(rule.id), rule.name],
    ...Object.entries(namesById(rule.children ?? [])),
  ]);
  return Object.fromEntries(pairs);
}

/** What is left for who works for no store: the back office leads nowhere without one, whatever the group may do. */
export function withoutStoreRules(tree: MenuRule[]): MenuRule[] {
  return tree.filter(({ name }) => name !== 'store' && !name.startsWith('store/'));
}
