import { describe, expect, it } from '@jest/globals';
import type { SpecNode } from '#lib/contract/catalogue/specification.ts';
import { everything, node, template } from '#lib/specification/template-for-tests.ts';
import { fromCondition, newTest, toCondition } from './edit-condition.ts';
import { comparableWith, makersOf } from './edit-made-before.ts';
import { type EditNode, fromSpecNodes } from './edit-node.ts';
import { noRule, toRule } from './edit-rule.ts';
import { branchOf, type EditTree, moveBranch, placeAfter, removeBranch } from './edit-tree.ts';
import { begin, redo, step, undo } from './history.ts';
import { keyFor, renameKey } from './node-keys.ts';
import { toSpecNodes } from './to-spec-nodes.ts';
import { checkTree } from './tree-faults.ts';
import { changesBetween } from './version-changes.ts';

const terms = { minimum: '1', automaticMax: '', unit: '' };
const treeOf = (nodes: SpecNode[]) => fromSpecNodes(nodes);
const bare = (nodes: readonly SpecNode[]) => nodes.map(({ id, ...rest }) => rest);
const uidOf = (tree: EditTree, key: string) => tree.find((each) => each.key === key)?.uid ?? 0;
const keys = (tree: EditTree | undefined) => tree?.map(({ key }) => key);
const patched = (tree: EditTree, key: string, patch: Partial<EditNode>): EditTree =>
  tree.map((each) => (each.key === key ? { ...each, ...patch } : each));

describe('a tree that was read', () => {
  it('is saved as it was, with every kind and every rule', () => {
    const { nodes, faults } = toSpecNodes(treeOf(everything.nodes));
    expect(bare(nodes)).toEqual(bare(everything.nodes));
    expect(faults).toEqual([]);
  });

  it('has no faults where the server finds none', () => {
    expect(checkTree(treeOf(everything.nodes), terms).faults).toEqual([]);
  });
});

describe('typed text', () => {
  const tree = treeOf(everything.nodes);

  it.each([
    ['weight', { min: 'ten' }, 'min', 'specNumber'],
    ['weight', { step: '0' }, 'step', 'specNumber'],
    ['weight', { initial: '1,5' }, 'initial', 'specNumber'],
    ['foil', { rule: { ...noRule, type: 'fixed', amount: '1.234' } }, 'amount', 'amount'],
    ['foil', { rule: { ...noRule, type: 'percent_bp', percent: '-101' } }, 'percent', 'percent'],
    ['foil', { rule: { ...noRule, type: 'formula', expression: ' ' } }, 'expression', 'required'],
    ['foil', { rule: { ...noRule, type: 'formula', expression: '1 +' } }, 'expression', 'specFormula'],
    ['foil', { rule: { ...noRule, type: 'formula', expression: 'paper' } }, 'expression', 'specFormulaName'],
    ['foil', { rule: { ...noRule, type: 'tier', tiers: [{ from: '0', amount: '1' }] } }, 'tier-0-from', 'wholeNumber'],
    ['size', { initialSize: { width: '10', height: '', length: '' } }, 'initial', 'specNumber'],
    ['size', { label: { 'zh-cn': '尺寸', en: ' ' } }, 'label', 'specLabel'],
    [
      'extras',
      { condition: { type: 'group', isNot: false, mode: 'all', parts: [] } },
      'condition',
      'conditionUnfinished',
    ],
    [
      'extras',
      {
        condition: {
          ...{ type: 'group', isNot: false, mode: 'any' },
          parts: [
            { ...newTest, node: 'paper' },
            { ...newTest, node: 'removed', way: 'equals', value: 'x' },
          ],
        },
      },
      'condition',
      'conditionGone',
    ],
  ] as const)('of %s that is no value is said at its field: %j', (key, patch, field, message) => {
    const changed = patched(tree, key, patch as unknown as Partial<EditNode>);
    const { faults } = checkTree(changed, terms);
    expect(faults).toContainEqual(expect.objectContaining({ uid: uidOf(tree, key), field, message }));
  });

  it('of yuan and per cent becomes fen and basis points', () => {
    expect(toRule({ ...noRule, type: 'per_unit', amount: '0.5' }).rule).toEqual({
      type: 'per_unit',
      amount_in_fen: 50,
    });
    expect(toRule({ ...noRule, type: 'percent_bp', percent: '−12.34' }).rule).toEqual({
      type: 'percent_bp',
      bp: -1234,
    });
  });

  it('of quantities is held to what the server takes', () => {
    expect(checkTree(tree, { ...terms, minimum: '0' }).termFaults).toEqual({ minimum: 'wholeNumber' });
    expect(checkTree(tree, { ...terms, minimum: '5', automaticMax: '4' }).termFaults).toEqual({
      minimum: 'specLimits',
    });
  });
});

describe('moving', () => {
  const tree = treeOf(
    template([
      node('group', 'one'),
      node('single', 'paper', { parent: 'one' }),
      node('option', 'plain', { parent: 'paper' }),
      node('option', 'cotton', { parent: 'paper' }),
      node('number', 'weight', { parent: 'cotton' }),
      node('text', 'note'),
    ]).nodes,
  );
  const uid = (key: string) => uidOf(tree, key);
  const stepped = (key: string, way: 'up' | 'down' | 'in' | 'out') => {
    const place = placeAfter(tree, uid(key), way);
    return place && keys(moveBranch(tree, uid(key), place));
  };

  it('takes what stands below along', () => {
    expect(stepped('cotton', 'up')).toEqual(['one', 'paper', 'cotton', 'weight', 'plain', 'note']);
    expect(stepped('note', 'up')).toEqual(['note', 'one', 'paper', 'plain', 'cotton', 'weight']);
    expect(stepped('one', 'down')).toEqual(['note', 'one', 'paper', 'plain', 'cotton', 'weight']);
  });

  it('goes in below a group, or the last option of a question, and out to where it may stand', () => {
    expect(stepped('note', 'in')).toEqual(['one', 'paper', 'plain', 'cotton', 'weight', 'note']);
    expect(placeAfter(tree, uid('note'), 'in')).toEqual({ parent: uid('one'), before: null });
    expect(placeAfter(tree, uid('weight'), 'out')).toEqual({ parent: uid('one'), before: null });
    expect(placeAfter(tree, uid('plain'), 'out')).toBeUndefined();
  });

  it('is refused below itself, where the kind cannot stand, and too deep', () => {
    expect(moveBranch(tree, uid('one'), { parent: uid('cotton'), before: null })).toBeUndefined();
    expect(moveBranch(tree, uid('note'), { parent: uid('paper'), before: null })).toBeUndefined();
    expect(moveBranch(tree, uid('plain'), { parent: null, before: null })).toBeUndefined();
    const deep = treeOf(
      template([
        ...Array.from({ length: 6 }, (_, at) => node('group', `g${at}`, at > 0 ? { parent: `g${at - 1}` } : {})),
        node('group', 'more'),
      ]).nodes,
    );
    expect(moveBranch(deep, uidOf(deep, 'more'), { parent: uidOf(deep, 'g5'), before: null })).toBeUndefined();
    expect(moveBranch(deep, uidOf(deep, 'more'), { parent: uidOf(deep, 'g4'), before: null })).toBeDefined();
  });

  it('and removing keep the tree sound', () => {
    expect(branchOf(tree, uid('paper')).map(({ key }) => key)).toEqual(['paper', 'plain', 'cotton', 'weight']);
    expect(keys(removeBranch(tree, uid('paper')))).toEqual(['one', 'note']);
  });
});

describe('keys', () => {
  it('come from the label, are never taken, reserved or too long', () => {
    const input = (en: string, taken: string[] = []) =>
      keyFor({ kind: 'number', label: { 'zh-cn': '克重', en } }, new Set(taken));
    expect(input('Paper weight (g)')).toBe('paper_weight_g');
    expect(input('  ')).toBe('number');
    expect(input('Weight', ['weight', 'weight_2'])).toBe('weight_3');
    expect(input('max')).toBe('max_2');
    expect(input('x'.repeat(60)).length).toBeLessThanOrEqual(40);
  });

  it('that change take along conditions, formulas, areas and defaults that name them', () => {
    const tree = treeOf(
      template([
        node('single', 'paper', { default: 'cotton' }),
        node('option', 'cotton', { parent: 'paper' }),
        node('dimension', 'size'),
        node('number', 'size_2', { price_rule: { type: 'formula', expression: 'size.width * size_2 + cotton' } }),
        node('boolean', 'proof', {
          visible_when: { not: { node: 'paper', equals: 'cotton' } },
          price_rule: { type: 'area', amount_in_fen: 1, minimum_area: 0, of: 'size' },
        }),
      ]).nodes,
    );
    const renamed = [
      ['cotton', 'linen'],
      ['size', 'format'],
    ].reduce<EditTree>(
      (now, [from = '', to = '']) =>
        renameKey(now, from, to).map((each) => (each.key === from ? { ...each, key: to } : each)),
      tree,
    );
    const { nodes, faults } = toSpecNodes(renamed);
    expect(faults).toEqual([]);
    expect(nodes[0]?.default).toBe('linen');
    expect(nodes[3]?.price_rule).toEqual({ type: 'formula', expression: 'format.width * size_2 + linen' });
    expect(nodes[4]).toMatchObject({
      visible_when: { not: { node: 'paper', equals: 'linen' } },
      price_rule: { of: 'format' },
    });
  });
});

describe('a kept form', () => {
  const die = (rule: SpecNode['made_before']) =>
    treeOf(
      template([
        node('dimension', 'inside'),
        node('text', 'note'),
        node('single', 'die'),
        node('option', 'die_new', { parent: 'die' }),
        node('option', 'die_kept', { parent: 'die', made_before: rule }),
        node('option', 'die_other', { parent: 'die', made_before: { option: 'die_new', same: [] } }),
      ]).nodes,
    );
  const rule = { option: 'die_new', same: ['inside'] };
  const choices = (tree: EditTree, of: typeof makersOf) => {
    const kept = tree.find(({ key }) => key === 'die_kept');
    return kept && keys(of(tree, kept));
  };

  it('is made by another option of the question, and held against its other questions', () => {
    expect(choices(die(rule), makersOf)).toEqual(['die_new']);
    expect(choices(die(rule), comparableWith)).toEqual(['inside', 'note']);
  });

  it('is set and taken off', () => {
    const of = (tree: EditTree) => toSpecNodes(tree).nodes.find(({ key }) => key === 'die_kept')?.made_before;
    expect(of(patched(die(null), 'die_kept', { madeBefore: rule }))).toEqual(rule);
    expect(of(patched(die(rule), 'die_kept', { madeBefore: null }))).toBeNull();
  });

  it('follows the keys that it names', () => {
    const renamed = renameKey(renameKey(die(rule), 'die_new', 'fresh'), 'inside', 'room');
    expect(renamed.find(({ key }) => key === 'die_kept')?.madeBefore).toEqual({ option: 'fresh', same: ['room'] });
  });

  it.each([
    ['of an option that is gone', { option: 'gone', same: [] }],
    ['held against a question that is gone', { option: 'die_new', same: ['gone'] }],
  ])('%s is a fault at its field', (_, wrong) => {
    const tree = die(wrong);
    expect(checkTree(tree, terms).faults).toEqual([
      { uid: uidOf(tree, 'die_kept'), field: 'madeBefore', message: 'specMadeBefore', values: {} },
    ]);
  });
});

it('keeps conditions of every shape', () => {
  const kinds = new Map(everything.nodes.map(({ key, kind }) => [key, kind]));
  const condition = {
    any: [
      { all: [{ node: 'weight', at_least: 1.5 }, { not: { node: 'weight', at_most: 3 } }] },
      {
        not: {
          any: [
            { node: 'paper', one_of: ['plain', 'cotton'] },
            { node: 'proof', equals: false },
          ],
        },
      },
    ],
  };
  expect(toCondition(fromCondition(condition), (key) => kinds.get(key))).toEqual(condition);
});

describe('history', () => {
  it('makes one step of typing in one field, and goes back and forth', () => {
    let history = begin('');
    for (const [at, text] of ['a', 'ab', 'abc'].entries())
      history = step(history, text, { tag: '1 label', at: at * 100 });
    history = step(history, 'moved', { tag: '', at: 400 });
    expect(undo(history).now).toBe('abc');
    expect(undo(undo(history)).now).toBe('');
    expect(redo(undo(undo(history))).now).toBe('abc');
    expect(undo(undo(undo(history))).now).toBe('');
  });

  it('forgets what was undone once something else is done', () => {
    const history = step(undo(step(begin(1), 2, { tag: '', at: 0 })), 3, { tag: '', at: 0 });
    expect(redo(history).now).toBe(3);
  });
});

it('tells what another version adds, removes and changes', () => {
  const before = template([node('text', 'a'), node('text', 'b'), node('text', 'c')]).nodes;
  const after = template([node('text', 'new'), node('text', 'a'), node('text', 'c', { required: true })]).nodes;
  const { added, removed, changed } = changesBetween(before, after);
  expect([added, removed, changed].map((list) => list.map(({ key }) => key))).toEqual([['new'], ['b'], ['c']]);
});
