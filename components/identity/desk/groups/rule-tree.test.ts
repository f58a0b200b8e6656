import { describe, expect, it } from '@jest/globals';
import { switchRule, toBranches } from './rule-tree.ts';

const rule = (id: number, pid: number, is_held = true) => ({
  id,
  pid,
  type: 'menu',
  name: `r${id}`,
  title: `R${id}`,
  is_enabled: true,
  is_held,
});
const rules = [rule(1, 0), rule(2, 1), rule(3, 2), rule(4, 2, false), rule(5, 0), rule(6, 99)];
const [root] = toBranches(rules);
const branch = (id: number) => {
  const find = (branches: ReturnType<typeof toBranches>): ReturnType<typeof toBranches>[number] | undefined =>
    branches.find((each) => each.rule.id === id) ?? branches.map(({ children }) => find(children)).find(Boolean);
  const found = find(toBranches(rules));
  if (!found) throw new Error(`no rule ${id}`);
  return found;
};

describe('the rules of a group', () => {
  it('are a tree without what hangs on nothing', () => {
    expect(toBranches(rules).map(({ rule: { id } }) => id)).toEqual([1, 5]);
    expect(root?.children[0]?.children.map(({ rule: { id } }) => id)).toEqual([3, 4]);
  });

  it('come with all above and all below that may be given', () => {
    expect([...switchRule(new Set(), rules, { branch: branch(2), isOn: true })].sort()).toEqual([1, 2, 3]);
  });

  it('go with all below, but not what the operator may not take', () => {
    const before = new Set([1, 2, 3, 4, 5]);
    expect([...switchRule(before, rules, { branch: branch(2), isOn: false })].sort()).toEqual([1, 4, 5]);
  });
});
