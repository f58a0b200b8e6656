import { describe, expect, it } from '@jest/globals';
import { coverOf, findChoiceFault } from './cover-rules.ts';

const statements = (...nets: number[]) => nets.map((net, index) => ({ id: index + 1, net }));
const taken = (...amounts: number[]) => amounts.map((amount, index) => ({ id: index + 1, amount }));
const covered = (nets: number[], amounts: number[]) => [...coverOf(statements(...nets), taken(...amounts)).values()];

describe('what a withdrawal is of', () => {
  it.each([
    ['the oldest statements first, up to the one that comes to it', [100, 50, 30], [120], [[1, 2]]],
    ['exactly one, to the fen', [100, 50], [100, 50], [[1], [2]]],
    ['what those before it have left', [100, 50, 30], [80, 30, 70], [[1], [1, 2], [2, 3]]],
    ['nothing of one that left a debt, but what makes up for it', [100, -30, 50], [100, 20], [[1], [3]]],
    ['all that it takes where a debt comes between', [100, -30, 20, 50], [95, 35], [[1], [1, 3, 4]]],
    ['no statement for money that stands in none', [100], [100, 40], [[1], []]],
    ['none at all where nothing is settled', [], [40], [[]]],
  ])('%s', (_name, nets, amounts, expected) => {
    expect(covered(nets, amounts)).toEqual(expected);
  });
});

describe('a choice of statements for one invoice', () => {
  it.each([
    ['may leave out what is above zero', [100, 50], [2], undefined],
    ['takes along every debt', [100, -30, 50], [1, 3], { key: 'settlementNegative', id: 2 }],
    ['has to come to something', [20, -30], [1, 2], { key: 'settlementNothing' }],
    ['may not be empty', [20], [], { key: 'settlementNothing' }],
  ])('%s', (_name, nets, chosen, fault) => {
    expect(findChoiceFault(statements(...nets), chosen)).toEqual(fault);
  });
});
