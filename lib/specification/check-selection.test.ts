import { describe, expect, it } from '@jest/globals';
import type { SpecSelection, SpecValue } from '#lib/contract/catalogue/specification.ts';
import { checkSelection } from './check-selection.ts';
import { defaultSelection } from './default-selection.ts';
import { everything, node } from './template-for-tests.ts';

const faultsOf = (selection: SpecSelection) =>
  checkSelection(everything.nodes, selection).faults.map(({ key, message }) => `${key} ${message}`);

describe('a selection', () => {
  it.each<[string, SpecSelection, string[]]>([
    ['lacks what is required', {}, ['paper required']],
    ['is asked for what stands below the chosen option', { paper: 'cotton' }, ['weight required']],
    ['is not asked for what is hidden', { paper: 'plain' }, []],
    ['has a hidden answer', { paper: 'plain', weight: 200 }, ['weight specHidden']],
    ['has an unknown option', { paper: 'silk' }, ['paper specOption']],
    ['has an option of another question', { paper: 'foil' }, ['paper specOption']],
    ['has an option that is not offered here', { paper: 'plain', extras: ['emboss'] }, ['extras specOption']],
    ['has too many choices', { paper: 'plain', extras: ['foil', 'rush', 'foil'] }, []],
    [
      'has an unknown key',
      { paper: 'plain', constructor: 1, plain: true, base: 1 },
      ['base specUnknown', 'constructor specUnknown', 'plain specUnknown'],
    ],
    ['is below the minimum', { paper: 'cotton', weight: 99 }, ['weight specMinimum']],
    ['is above the maximum', { paper: 'cotton', weight: 400.5 }, ['weight specMaximum']],
    ['is between two steps', { paper: 'cotton', weight: 100.3 }, ['weight specStep']],
    ['is finer than can be counted', { paper: 'cotton', weight: 100.12345678 }, ['weight specNumber']],
    ['is no number', { paper: 'cotton', weight: Number.NaN }, ['weight specNumber']],
    ['has a side too many', { paper: 'plain', size: { width: 1, height: 1, length: 1 } }, ['size specSize']],
    ['has a side too long', { paper: 'plain', size: { width: 1, height: 5001 } }, ['size specMaximum']],
    ['does not fit the pattern', { paper: 'plain', code: 'ab-1' }, ['code specPattern']],
    ['is empty where nothing is required', { paper: 'plain', code: ' ', extras: [] }, []],
    ['has a file before it is asked for', { paper: 'plain', proof: false, art: ['f1'] }, ['art specHidden']],
    [
      'has the wrong kind of answers',
      { paper: true, proof: 'yes', code: 5, size: 'A4', extras: 'foil' },
      ['paper specOption', 'extras specOption', 'size specSize', 'code invalid', 'proof invalid'],
    ],
  ])('%s', (_, selection, expected) => expect(faultsOf(selection)).toEqual(expected));

  it('keeps choices once and in the order of the tree', () => {
    const { answers } = checkSelection(everything.nodes, { paper: 'plain', extras: ['rush', 'foil', 'rush'] });
    expect(answers.get('extras')).toEqual(['foil', 'rush']);
    expect([...answers.keys()]).toEqual(['paper', 'plain', 'extras', 'foil', 'rush']);
  });

  it('drops what is wrong and shows what follows from the rest', () => {
    const { answers, visible } = checkSelection(everything.nodes, { paper: 'cotton', weight: 1, proof: true });
    expect([answers.has('weight'), visible.has('weight'), visible.has('art')]).toEqual([false, true, true]);
  });

  it('starts with the defaults that go together', () => {
    expect(defaultSelection(everything.nodes)).toEqual({ paper: 'plain' });
  });

  it.each<[string, SpecValue | undefined, boolean]>([
    ['equals', 5, true],
    ['equals', 6, false],
    ['none', undefined, false],
  ])('meets a condition that %s with %p', (_, amount, isVisible) => {
    const nodes = [
      node('number', 'amount'),
      node('text', 'note', {
        visible_when: {
          all: [
            { node: 'amount', at_least: 5 },
            { node: 'amount', at_most: 5 },
          ],
        },
      }),
      node('text', 'other', { visible_when: { not: { any: [{ node: 'amount', equals: 5 }] } } }),
    ];
    const { visible } = checkSelection(nodes, amount === undefined ? {} : { amount });
    expect([visible.has('note'), visible.has('other')]).toEqual([isVisible, !isVisible]);
  });
});
