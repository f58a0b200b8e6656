import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { matchRoute } from './match-route.ts';
import { userPath } from './user-path.ts';

/** One entry of the member centre's side menu. */
export interface MemberMenuItem {
  id: number;
  title: string;
  icon: string;
  /** Where it leads; undefined for a group and for an entry whose kind nobody knows. */
  href: string | undefined;
  /** `tab` opens here, `iframe` inside a frame of ours, `link` in a window of its own, `unknown` says so (specification §2). */
  kind: 'group' | 'tab' | 'iframe' | 'link' | 'unknown';
  children: MemberMenuItem[];
}

/**
 * The side menu out of the server's menus: types `menu` and `menu_dir`. Left out are entries that only carry rules,
 * directories with nothing in them, other types with all below them (contract §8), and pages that are not there.
 */
export function memberMenu(menus: readonly MenuRule[]): MemberMenuItem[] {
  return menus.flatMap((rule) => {
    if (rule.extend === 'add_rules_only' || (rule.type !== 'menu' && rule.type !== 'menu_dir')) return [];
    const children = memberMenu(rule.children ?? []);
    if (rule.type === 'menu_dir')
      return children.length > 0 ? [{ ...base(rule), kind: 'group' as const, children }] : [];
    const item = { ...base(rule), ...destination(rule), children };
    return item.kind === 'tab' && !isMemberPage(item.href) && children.length === 0 ? [] : [item];
  });
}

function base({ id, title, icon }: MenuRule) {
  return { id, title, icon, href: undefined };
}

function destination({ menu_type, url, path }: MenuRule): Pick<MemberMenuItem, 'href' | 'kind'> {
  if (menu_type === 'tab') return { kind: 'tab', href: `/user/${path.replace(/^\/+/, '')}` };
  if (menu_type === 'iframe') return { kind: 'iframe', href: `/user/iframe/${encodeURIComponent(url)}` };
  if (menu_type === 'link' && /^(https?:\/\/|\/(?![/\\]))/.test(url)) return { kind: 'link', href: url };
  return { kind: 'unknown', href: undefined };
}

/** The menus without entries whose page is not there, and without directories that are empty then. */
export function withoutMissingPages(menus: readonly MenuRule[]): MenuRule[] {
  return menus.flatMap((rule) => {
    if (rule.menu_type === 'tab' && isMissing(rule)) return [];
    if (!rule.children) return [rule];
    const children = withoutMissingPages(rule.children);
    if (children.length > 0) return [{ ...rule, children }];
    const { children: _, ...alone } = rule;
    return rule.type === 'menu_dir' ? [] : [alone];
  });
}

/** Entries of the side menu have paths below the member centre, all others from the root (contract §8). */
function isMissing({ type, path }: MenuRule): boolean {
  const below = path.replace(/^\/+/, '');
  if (type === 'menu') return !isMemberPage(`/user/${below}`);
  if (type !== 'nav' && type !== 'nav_user_menu') return false;
  // The shop's catch-all takes any address, those of the member centre too.
  return below.startsWith('user/') ? !isMemberPage(`/${below}`) : matchRoute(`/${below}`) === undefined;
}

/** A page of the member centre that is there; the shop's catch-all, which takes any address, is none. */
function isMemberPage(href: string | undefined): boolean {
  const route = href === undefined ? undefined : matchRoute(href)?.route;
  return route?.page.startsWith('/user') === true;
}

/** The first page of the member centre: depth first, the first entry that is a page of ours (contract §8). */
export function firstPage(items: readonly MemberMenuItem[]): string | undefined {
  for (const item of items) {
    if (item.kind === 'tab' && isMemberPage(item.href)) return item.href;
    const below = firstPage(item.children);
    if (below) return below;
  }
  return undefined;
}

/** Headline rule: titles of the groups are shown when there is more than one user menu (specification §2). */
export function isHeadlineShown(menus: readonly MenuRule[]): boolean {
  return menus.length > 1;
}

/** Forms and details whose address, which the specification gives, does not continue the one of their list. */
const listOfPage = new Map<string, string>([
  [userPath('account/invoice/confirm'), userPath('account/invoice/invoice')],
  [userPath('account/invoice/info'), userPath('account/invoice/records')],
  [userPath('account/invoice/invoiceTitlesEdit'), userPath('account/invoice/invoiceTitles')],
]);

/**
 * The entry that stands for the page at `path`: the entry itself, or for a page below one (a form, a detail) the entry
 * with the longest address that it continues.
 */
export function activeItem(items: readonly MemberMenuItem[], path: string): string | undefined {
  const hrefs = items.flatMap(function walk({ href, children }): string[] {
    return [...(href ? [href] : []), ...children.flatMap(walk)];
  });
  const place = listOfPage.get(path) ?? path;
  return hrefs
    .filter((href) => place === href || place.startsWith(`${href}/`))
    .sort((left, right) => right.length - left.length)[0];
}
