import { describe, expect, it } from '@jest/globals';
import { type MenuRule, menuRuleTypes } from '#lib/contract/site/shop-index.ts';
import {
  activeItem,
  firstPage,
  isHeadlineShown,
  type MemberMenuItem,
  memberMenu,
  withoutMissingPages,
} from './member-menu.ts';

const rule = (overrides: Partial<MenuRule>): MenuRule => ({
  id: 1,
  pid: 0,
  type: 'menu',
  title: 'Balance',
  name: 'account/balance',
  path: 'account/balance',
  icon: 'fa fa-money',
  menu_type: 'tab',
  url: '',
  component: '',
  no_login_valid: 0,
  extend: 'none',
  ...overrides,
});
const directory = (children: MenuRule[] | undefined, overrides: Partial<MenuRule> = {}) =>
  rule({ id: 9, type: 'menu_dir', title: 'Account', path: 'account', children, ...overrides });
const titles = (items: readonly MemberMenuItem[]): unknown[] =>
  items.map(({ title, children }) => (children.length > 0 ? [title, titles(children)] : title));

describe('the side menu', () => {
  it('leads to pages below /user/, with title and picture of the rule', () => {
    const item = {
      id: 1,
      title: 'Balance',
      icon: 'fa fa-money',
      href: '/user/account/balance',
      kind: 'tab',
      children: [],
    };
    expect(memberMenu([rule({})])).toEqual([item]);
    expect(memberMenu([rule({ path: '/account/balance' })])).toEqual([item]);
  });

  it.each(menuRuleTypes)('of type %s: only menu and menu_dir are entries', (type) => {
    const shown = memberMenu([rule({ type, children: [rule({ id: 2, title: 'Below' })] })]);
    const expected = type === 'menu' || type === 'menu_dir' ? [['Balance', ['Below']]] : [];
    expect(titles(shown)).toEqual(expected);
  });

  it('keeps groups in groups', () => {
    const inner = directory([rule({})], { title: 'Money' });
    expect(titles(memberMenu([directory([inner])]))).toEqual([['Account', [['Money', ['Balance']]]]]);
  });

  it('drops an entry of another type with all below it', () => {
    const button = rule({ type: 'button', children: [rule({})] });
    expect(memberMenu([directory([button])])).toEqual([]);
    expect(titles(memberMenu([directory([button, rule({})])]))).toEqual([['Account', ['Balance']]]);
  });

  it.each([
    ['an empty one', []],
    ['one whose list is missing', undefined],
    ['one with nothing but empty ones', [directory([])]],
    ['one with nothing but entries for rules', [rule({ extend: 'add_rules_only' })]],
    ['one with nothing but pages that are not there', [rule({ path: 'no/such/page' })]],
  ])('leaves out directories with nothing in them: %s', (_, children) => {
    expect(memberMenu([directory(children)])).toEqual([]);
  });

  it('leaves out entries that only carry rules, with all below them, and keeps those for the menu only', () => {
    expect(
      memberMenu([rule({ extend: 'add_rules_only' }), directory([rule({})], { extend: 'add_rules_only' })]),
    ).toEqual([]);
    expect(memberMenu([rule({ extend: 'add_menu_only' })])).toHaveLength(1);
  });

  it.each(['no/such/page', 'Account/Balance', 'account/balance/', 'account/balance?page=2'])(
    'leaves out %j, which is no page of ours',
    (path) => {
      expect(memberMenu([rule({ path })])).toEqual([]);
    },
  );

  it('keeps an entry without a page of its own for what is below it', () => {
    expect(titles(memberMenu([rule({ path: 'no/such/page', children: [rule({ title: 'Below' })] })]))).toEqual([
      ['Balance', ['Below']],
    ]);
  });
});

describe('an entry of kind', () => {
  it.each([
    [
      'iframe',
      'https://report.example/a?b=1&c=/',
      'iframe',
      '/user/iframe/https%3A%2F%2Freport.example%2Fa%3Fb%3D1%26c%3D%2F',
    ],
    ['iframe', '/page/about', 'iframe', '/user/iframe/%2Fpage%2Fabout'],
    ['link', 'https://help.example/', 'link', 'https://help.example/'],
    ['link', 'http://help.example/', 'link', 'http://help.example/'],
    ['link', '/page/about', 'link', '/page/about'],
    ['link', 'javascript:alert(1)', 'unknown', undefined],
    ['link', 'data:text/html,x', 'unknown', undefined],
    ['link', '//evil.example', 'unknown', undefined],
    ['link', '/\\evil.example', 'unknown', undefined],
    ['link', '', 'unknown', undefined],
  ] as const)('%s with the url %j becomes %s, by its own url', (menu_type, url, kind, href) => {
    expect(memberMenu([rule({ menu_type, url })])).toMatchObject([{ kind, href }]);
  });

  it('nobody knows stays in the menu, which then says that it is unrecognised', () => {
    const odd = rule({ menu_type: 'popup' as 'tab' });
    expect(memberMenu([odd])).toMatchObject([{ kind: 'unknown', href: undefined }]);
  });
});

describe('the first page', () => {
  const first = (...menus: MenuRule[]) => firstPage(memberMenu(menus));
  const password = rule({ path: 'account/changePassword' });

  it('is the first page of ours, depth first', () => {
    expect(first(directory([directory([password])]), rule({}))).toBe('/user/account/changePassword');
    expect(first(rule({ path: 'no/such/page', children: [rule({})] }), password)).toBe('/user/account/balance');
  });

  it('is no directory, no frame, no link and nothing unknown', () => {
    const others = [
      rule({ menu_type: 'iframe', url: 'https://report.example' }),
      rule({ menu_type: 'link', url: '/page/about' }),
      rule({ menu_type: 'popup' as 'tab' }),
    ];
    expect(first(...others, password)).toBe('/user/account/changePassword');
    expect(first(...others)).toBeUndefined();
  });

  it('is none without menus', () => expect(first()).toBeUndefined());
});

describe('the headline', () => {
  it.each([
    [0, false],
    [1, false],
    [2, true],
    [3, true],
  ])('with %d user menus is shown: %s', (count, isShown) => {
    expect(isHeadlineShown(Array.from({ length: count }, () => directory([])))).toBe(isShown);
  });
});

describe('the active entry', () => {
  const items = memberMenu([
    directory([
      rule({}),
      rule({ path: 'account/changePassword' }),
      rule({ menu_type: 'iframe', url: 'https://report.example/' }),
      rule({ menu_type: 'link', url: '/page/about' }),
    ]),
  ]);

  it.each([
    ['its own page', '/user/account/balance', '/user/account/balance'],
    ['a page below it', '/user/account/balance/detail', '/user/account/balance'],
    ['its frame', '/user/iframe/https%3A%2F%2Freport.example%2F', '/user/iframe/https%3A%2F%2Freport.example%2F'],
    ['no page that only begins like it', '/user/account/balances', undefined],
    ['no page above it', '/user/account', undefined],
    ['no page in other letters', '/user/account/Balance', undefined],
    ['no page without an entry', '/user', undefined],
  ])('stands for %s', (_, path, expected) => {
    expect(activeItem(items, path)).toBe(expected);
  });

  it.each([
    ['invoiceTitlesEdit', 'invoiceTitles'],
    ['confirm', 'invoice'],
    ['info', 'records'],
  ])('of a page beside its list is the list: %s of %s', (page, list) => {
    const href = `/user/account/invoice/${list}`;
    const items: MemberMenuItem[] = [{ id: 1, title: '', icon: '', kind: 'tab', href, children: [] }];
    expect(activeItem(items, `/user/account/invoice/${page}`)).toBe(href);
    expect(activeItem(items, `${href}Other`)).toBeUndefined();
  });

  it('is the one with the longest address', () => {
    const item = (href: string): MemberMenuItem => ({ id: 1, title: '', icon: '', kind: 'tab', href, children: [] });
    const nested = [{ ...item('/user/a'), children: [item('/user/a/b')] }, item('/user/a/b/c')];
    expect(activeItem(nested, '/user/a/b/x')).toBe('/user/a/b');
    expect(activeItem(nested.toReversed(), '/user/a/b/c/d')).toBe('/user/a/b/c');
  });
});

describe('menus without missing pages', () => {
  it('list no page that is not there, and no directory that is empty without it', () => {
    const menus = [
      rule({
        name: 'a',
        type: 'menu_dir',
        children: [
          rule({ name: 'there', path: 'account/overview' }),
          rule({ name: 'missing', path: 'account/nowhere', children: [rule({ name: 'button', type: 'button' })] }),
          rule({ name: 'elsewhere', menu_type: 'link', url: 'https://other.example' }),
        ],
      }),
      rule({ name: 'b', type: 'menu_dir', children: [rule({ name: 'gone', path: 'account/gone' })] }),
      rule({ name: 'drop-down', type: 'nav_user_menu', path: 'user/account/gone' }),
      rule({ name: 'services', type: 'nav_user_menu', path: 'services' }),
      rule({ name: 'button', type: 'button' }),
    ];
    const names = (tree: MenuRule[]): string[] => tree.flatMap(({ name, children = [] }) => [name, ...names(children)]);
    expect(names(withoutMissingPages(menus))).toEqual(['a', 'there', 'elsewhere', 'services', 'button']);
  });
});
