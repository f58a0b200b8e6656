import { describe, expect, it } from '@jest/globals';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { buildAuthNode, isPermitted, mayOpenPage, type Permission } from './permissions.ts';

let id = 0;
function rule(type: MenuRule['type'], name: string, children?: MenuRule[]): MenuRule {
  id += 1;
  return {
    id,
    pid: 0,
    type,
    title: name,
    name,
    path: name,
    icon: '',
    menu_type: 'tab',
    url: '',
    component: '',
    no_login_valid: 0,
    extend: 'none',
    children,
  };
}

const rules = [
  rule('button', 'comment'),
  rule('nav', 'product', [rule('button', 'product/ask')]),
  rule('nav_user_menu', 'user/message'),
];
const menus = [
  rule('menu_dir', 'account', [
    rule('menu', 'account/overview', [
      rule('button', 'account/overview/export'),
      rule('button', 'account/overview/pay'),
    ]),
    rule('menu', 'account/bill'),
  ]),
  rule('button', 'claim'),
];
const authNode = buildAuthNode(rules, menus);

it('keeps every button under the path of its parent, with the prefix of its tree', () => {
  expect(Object.fromEntries(authNode)).toEqual({
    '/': ['/comment'],
    '/product': ['/product/ask'],
    '/user/': ['/user/claim'],
    '/user/account/overview': ['/user/account/overview/export', '/user/account/overview/pay'],
  });
});

describe('a permission', () => {
  const cases: [current: string, permission: Permission, isPassed: boolean][] = [
    ['/user/account/overview', 'export', true],
    ['/user/account/overview', 'delete', false],
    ['/user/account/bill', 'export', false],
    ['/', 'comment', true],
    ['/product', 'ask', true],
    ['/user/account/overview', '', true],
    ['/elsewhere', { name: '/user/account/overview' }, true],
    ['/elsewhere', { name: '/user/account/overview', subNodeName: '/user/account/overview/pay' }, true],
    ['/elsewhere', { name: '/user/account/overview', subNodeName: 'pay' }, false],
    ['/elsewhere', { name: '/user/account/bill' }, false],
  ];
  it.each(cases)('on %s asking for %j: %s', (current, permission, isPassed) => {
    expect(isPermitted(authNode, current, permission)).toBe(isPassed);
  });
});

describe('a page', () => {
  it.each([
    ['account/bill', true],
    ['message', true],
    ['account', true],
    ['claim', false],
    ['store/home', false],
  ])('%s may be opened: %s', (page, isOpen) => {
    expect(mayOpenPage(menus, rules, page)).toBe(isOpen);
  });
});
