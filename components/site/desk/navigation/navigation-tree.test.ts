import { describe, expect, it } from '@jest/globals';
import type { DeskNavigationRule } from '#lib/api/site/desk-site.ts';
import { countNavigation, findNavigation, type NavigationBranch, toNavigation } from './navigation-tree.ts';

const rule = (id: number, pid: number, zh: string, en: string, path = ''): DeskNavigationRule => ({
  ...{ id, pid, type: pid === 0 ? 'menu_dir' : 'menu', name: path, path, url: '', icon: '', menu_type: 'tab' },
  ...{ titles: { 'zh-cn': zh, en }, is_public: true, status: 'enable', is_own: false },
});
const tree = toNavigation(
  [
    rule(1, 0, '店铺', 'Store', 'store'),
    rule(2, 1, '订单', 'Orders', 'store/order'),
    rule(3, 1, '财务', 'Finance', 'store/finance'),
    rule(4, 0, '账户', 'My account', 'account'),
    rule(5, 4, '我的订单', 'My orders', 'account/myorder'),
  ],
  'menu',
);
const shape = (branches: readonly NavigationBranch[]): unknown[] =>
  branches.map(({ rule: { id }, children }) => (children.length > 0 ? [id, ...shape(children)] : id));

describe('looking for an entry of the navigation', () => {
  it.each([
    [
      'orders',
      [
        [1, 2],
        [4, 5],
      ],
    ],
    [
      '订单',
      [
        [1, 2],
        [4, 5],
      ],
    ],
    ['FINANCE', [[1, 3]]],
    ['my orders', [[4, 5]]],
    ['myorder', [[4, 5]]],
    ['店铺', [[1, 2, 3]]],
    ['nothing', []],
  ])('finds by %s what stands where', (words, found) => {
    expect(shape(findNavigation(tree, words))).toEqual(found);
  });

  it('counts groups and what is in them', () => {
    expect(countNavigation(tree)).toBe(5);
  });
});
