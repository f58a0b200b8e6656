import { expect, it } from '@jest/globals';
import type { EditTree } from './editing/edit-tree.ts';
import { toNodeFaults } from './server-faults.ts';

const tree = [
  { uid: 7, key: 'paper' },
  { uid: 9, key: 'size' },
] as unknown as EditTree;

it.each([
  ['size', { uid: 9, field: 'label' }],
  ['nodes.0', { uid: 7, field: 'label' }],
  ['nodes.1.price_rule.amount', { uid: 9, field: 'rule' }],
  ['nodes.1.label.en', { uid: 9, field: 'label' }],
  ['nodes.0.visible_when', { uid: 7, field: 'condition' }],
])('a refusal at %s stands at its node', (path, fault) => {
  expect(toNodeFaults({ [path]: 'No.' }, tree)).toEqual([{ ...fault, message: path, text: 'No.' }]);
});

it('what names no node stays above the tree', () => {
  expect(toNodeFaults({ 'nodes.5.key': 'No.', minimum_quantity: 'No.', nodes: 'No.' }, tree)).toEqual([]);
});
