import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { matchRoute } from './match-route.ts';

export interface MenuLink {
  id: number;
  title: string;
  href: string;
  /** Items of kind link open a window of their own (specification §2, contract §8). */
  isExternal: boolean;
}

/** The header's navigation: public rules of type nav. */
export function headLinks(rules: readonly MenuRule[]): MenuLink[] {
  return linksOfType(rules, 'nav');
}

const contentPage = /^\/page\/([^/?#]+)$/;

/** Without those to content pages that are not published. */
export const thereOf = (links: readonly MenuLink[], isThere: (url: string) => boolean): MenuLink[] =>
  links.filter(({ href }) => {
    const [, url] = contentPage.exec(href) ?? [];
    return url === undefined || isThere(decodeURIComponent(url));
  });

/** The drop-down of the user: `nav_user_menu` of rules and of menus, at any depth below items of a shown type. */
export function userLinks(rules: readonly MenuRule[], menus: readonly MenuRule[]): MenuLink[] {
  const links = [...linksOfType(rules, 'nav_user_menu'), ...linksOfType(menus, 'nav_user_menu')];
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

function linksOfType(rules: readonly MenuRule[], type: MenuRule['type']): MenuLink[] {
  return rules
    .filter((rule) => rule.type === type && rule.extend !== 'add_rules_only')
    .flatMap((rule) => [...toLink(rule), ...linksOfType(rule.children ?? [], type)]);
}

/** An entry without an address, or whose page is not there, gives no link. */
function toLink(rule: MenuRule): MenuLink[] {
  const { id, title } = rule;
  if (rule.menu_type !== 'tab') {
    return isWebAddress(rule.url) ? [{ id, title, href: rule.url, isExternal: rule.menu_type === 'link' }] : [];
  }
  const href = `/${rule.path.replace(/^\/+/, '')}`;
  return isPage(href) ? [{ id, title, href, isExternal: false }] : [];
}

/** The shop's catch-all takes any address, those of the member centre too. */
function isPage(href: string): boolean {
  const route = matchRoute(href)?.route;
  return route !== undefined && (route.layout !== 'site' || !href.startsWith('/user/'));
}

function isWebAddress(url: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))/.test(url);
}
