import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';

/** Permission paths by the path of their parent (specification §3, authNode). */
export type AuthNode = ReadonlyMap<string, readonly string[]>;

/** Which permission a part of a page needs: a button of the present page, or a node by its name (specification §6). */
export type Permission = string | { name: string; subNodeName?: string };

const sitePrefix = '/';
const userPrefix = '/user/';

/**
 * Every rule of type button becomes a permission path under its parent path; the prefix is `/` for site rules and
 * `/user/` for user menus (specification §6). A parent in both keeps what the menus say.
 */
export function buildAuthNode(rules: readonly MenuRule[], menus: readonly MenuRule[]): AuthNode {
  return new Map([...collect(rules, sitePrefix), ...collect(menus, userPrefix)]);
}

function collect(tree: readonly MenuRule[], prefix: string, parent = ''): [string, string[]][] {
  const buttons = tree.filter(({ type }) => type === 'button').map(({ name }) => prefix + name);
  const own: [string, string[]][] = buttons.length > 0 ? [[prefix + parent, buttons]] : [];
  return [...own, ...tree.flatMap((rule) => collect(rule.children ?? [], prefix, rule.name))];
}

/**
 * Passes for a string when a permission of the current path is that path plus the string, and for a name when the node
 * exists and, if asked, holds the sub-node (specification §6). Nothing asked is nothing refused.
 */
export function isPermitted(authNode: AuthNode, currentPath: string, permission: Permission): boolean {
  if (permission === '') return true;
  if (typeof permission === 'string') {
    const path = currentPath === '/' ? `/${permission}` : `${currentPath}/${permission}`;
    return authNode.get(currentPath)?.includes(path) ?? false;
  }
  const nodes = authNode.get(permission.name);
  return nodes !== undefined && (!permission.subNodeName || nodes.includes(permission.subNodeName));
}

/** Whether a button of the member centre's menus has this name: a permission node, such as `operator/page/edit`. */
export function holdsNode(authNode: AuthNode, node: PermissionNode): boolean {
  return [...authNode.values()].some((nodes) => nodes.includes(userPrefix + node));
}

/** May the person open this page of the member centre (the guard named auth)? `page` is its path below `/user/`. */
export function mayOpenPage(menus: readonly MenuRule[], rules: readonly MenuRule[], page: string): boolean {
  return holdsPage(menus, page) || holdsPage(rules, `user/${page}`);
}

function holdsPage(tree: readonly MenuRule[], path: string): boolean {
  return tree.some((rule) => (rule.type !== 'button' && rule.path === path) || holdsPage(rule.children ?? [], path));
}
