import { expect, it } from '@jest/globals';
import { saidBodies, saidFault } from './said-values.ts';

const nothing = { text: '', amount: '', files: [] };

it.each([
  ['dispute', nothing, 'text'],
  ['dispute', { ...nothing, text: ' ' }, 'text'],
  ['resubmit', { ...nothing, text: 'See the crack' }, undefined],
  ['amend', nothing, 'text'],
  ['amend', { ...nothing, amount: '12.5' }, undefined],
  ['amend', { ...nothing, text: 'Only one is broken' }, undefined],
  ['amend', { ...nothing, amount: '0' }, 'amount'],
  ['amend', { ...nothing, amount: '1.234', text: 'x' }, 'amount'],
  ['dispute', { ...nothing, amount: 'x', text: 'Static broken' }, undefined],
] as const)('of %s with %j the fault is: %s', (action, input, field) => {
  expect(saidFault(action, { ...input, files: [] })?.field).toBe(field);
});

it('sends what was typed, and an amount only where one was', () => {
  const files = [{ url: '/storage/private/a', name: 'a.jpg', sentAt: Date.now() }];
  const urls = ['/storage/private/a'];
  expect(saidBodies.amend('AS1', { text: ' less ', amount: '12.5', files })).toEqual({
    no: 'AS1',
    description: 'less',
    amount: '12.50',
    files: urls,
  });
  expect(saidBodies.amend('AS1', { ...nothing, text: 'x' })).toEqual({ no: 'AS1', description: 'x', files: [] });
  expect(saidBodies.dispute('AS1', { ...nothing, text: 'x', files })).toEqual({ no: 'AS1', reason: 'x', files: urls });
});
