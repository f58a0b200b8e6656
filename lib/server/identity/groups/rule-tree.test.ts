import { expect, it } from '@jest/globals';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { guestTree, headNavigation, namesById, splitTree, toTree } from './rule-tree.ts';

const rule = (id: number, pid: number, type: MenuRule['type'], isPublic = false): MenuRule => ({
  id,
  pid,
  type,
  name: `${type}-${id}`,
  title: '',
  path: '',
  icon: '',
  menu_type: 'tab',
  url: '',
  component: '',
  no_login_valid: isPublic ? 1 : 0,
  extend: 'none',
});

const rules = [
  rule(1, 0, 'menu_dir'),
  rule(2, 1, 'menu'),
  rule(3, 2, 'button'),
  rule(4, 0, 'nav', true),
  rule(5, 0, 'menu'),
  rule(6, 0, 'nav_user_menu', true),
  rule(7, 99, 'menu'),
  rule(8, 4, 'button', true),
];

it('nests by parent, leaves empty children out and orphans away', () => {
  const tree = toTree(rules);
  expect(tree.map(({ id }) => id)).toEqual([1, 4, 5, 6]);
  expect(tree[0]?.children?.[0]?.children?.[0]?.id).toBe(3);
  expect(tree[2]).not.toHaveProperty('children');
});

it('makes top-level directories menus and drops top-level menus', () => {
  const { rules: own, menus } = splitTree(toTree(rules));
  expect([menus.map(({ id }) => id), own.map(({ id }) => id)]).toEqual([[1], [4, 6]]);
});

it('shows a guest only public routes, navigation and buttons', () => {
  const tree = guestTree(rules);
  expect(tree.map(({ id }) => id)).toEqual([4]);
  expect(headNavigation(tree)[0]?.children?.[0]?.id).toBe(8);
});

it('names every rule of a tree by its id', () => {
  expect(namesById(splitTree(toTree(rules)).menus)).toEqual({ 1: 'menu_dir-1', 2: 'menu-2', 3: 'button-3' });
});
