import { expect, it } from '@jest/globals';
import { arrangeActions } from './arrange-actions.ts';

const unset = { appointment: null };
const set = { appointment: { start: 1, end: 2, note: '' } };

it.each([
  [['accept', 'refuse'], unset, { main: 'accept', beside: ['refuse'], menu: [] }],
  [['appointment', 'done'], unset, { main: 'appointment', beside: ['done'], menu: [] }],
  [['appointment', 'done'], set, { main: 'done', beside: ['appointment'], menu: [] }],
  [['dispatch', 'take', 'extend', 'close'], unset, { main: 'dispatch', beside: ['take'], menu: ['extend', 'close'] }],
  [['close'], unset, { main: undefined, beside: ['close'], menu: [] }],
  [['transfer', 'close', 'ship'], unset, { main: 'ship', beside: ['transfer', 'close'], menu: [] }],
  [[], unset, { main: undefined, beside: [], menu: [] }],
] as const)('puts %j in their places', (offered, facts, places) => {
  expect(arrangeActions(offered, facts)).toEqual(places);
});
