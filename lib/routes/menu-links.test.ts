import { describe, expect, it } from '@jest/globals';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { headLinks, userLinks } from './menu-links.ts';

const rule = (overrides: Partial<MenuRule>): MenuRule => ({
  id: 1,
  pid: 0,
  type: 'nav',
  title: 'Services',
  name: 'services',
  path: 'services',
  icon: '',
  menu_type: 'tab',
  url: '',
  component: '',
  no_login_valid: 1,
  extend: 'none',
  ...overrides,
});

describe('menu links', () => {
  it('lead to the path below the root', () => {
    expect(headLinks([rule({})])).toEqual([{ id: 1, title: 'Services', href: '/services', isExternal: false }]);
  });

  it('use the own url of link and iframe entries', () => {
    const rules = [
      rule({ id: 2, menu_type: 'link', url: 'https://example.org/' }),
      rule({ id: 3, menu_type: 'iframe', url: '/page/about' }),
    ];
    expect(headLinks(rules).map(({ href, isExternal }) => [href, isExternal])).toEqual([
      ['https://example.org/', true],
      ['/page/about', false],
    ]);
  });

  it('leave out what has no safe address, is for permissions only, or is no page', () => {
    const rules = [
      rule({ menu_type: 'link', url: 'javascript:alert(1)' }),
      rule({ menu_type: 'iframe', url: '//evil.example' }),
      rule({ extend: 'add_rules_only' }),
      rule({ path: 'user/no/such/page' }),
      rule({ type: 'route' }),
    ];
    expect(headLinks(rules)).toEqual([]);
  });

  it('take the drop-down from rules and menus, each address once', () => {
    const entry = rule({ type: 'nav_user_menu', path: 'services' });
    expect(userLinks([entry], [entry, rule({ type: 'menu' })])).toHaveLength(1);
  });
});
