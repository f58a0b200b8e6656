import { describe, expect, it } from '@jest/globals';
import type { SpecArtwork, SpecNode } from '#lib/contract/catalogue/specification.ts';
import { everything, node, template } from './template-for-tests.ts';
import { templateFaults } from './validate-template.ts';

const faultsOf = (nodes: SpecNode[]) => templateFaults(template(nodes)).map(({ key, message }) => `${key} ${message}`);
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => node('group', `g${at}`, { parent: at === 0 ? null : `g${at - 1}` }));
const formula = (expression: string) => ({ price_rule: { type: 'formula' as const, expression } });
const area = (of: string | null) => ({
  price_rule: { type: 'area' as const, amount_in_fen: 1, minimum_area: 0, of },
});
const inputs = (given: Partial<SpecArtwork> = {}): SpecArtwork => ({
  bleed: 3,
  resolution: null,
  size_of: null,
  sizes: [],
  pages_of: null,
  ...given,
});
const choice = [node('single', 'paper'), node('option', 'plain', { parent: 'paper' })];

describe('a template', () => {
  it('with a node of every kind and a rule of every type is sound', () => {
    expect(templateFaults(everything)).toEqual([]);
  });

  it.each<[string, SpecNode[], string[]]>([
    ['nothing in it', [], ['nodes required']],
    ['more than 500 nodes', Array.from({ length: 501 }, (_, at) => node('text', `t${at}`)), ['nodes specCount']],
    ['six nodes below each other', nested(6), []],
    ['seven nodes below each other', nested(7), ['g6 specDepth']],
    ['a key twice', [node('text', 'a'), node('text', 'a')], ['a specKeyTwice']],
    ['a key that formulas mean otherwise', [node('text', 'qty')], ['qty specKey']],
    ['a key that is no name', [node('text', '__proto__')], ['__proto__ specKey']],
    ['a parent that is not there', [node('text', 'a', { parent: 'b' })], ['a specParent']],
    ['a cycle', [node('group', 'a', { parent: 'b' }), node('group', 'b', { parent: 'a' })], ['a specParent']],
    ['a node below itself', [node('group', 'a', { parent: 'a' })], ['a specParent']],
    ['an option without a question', [node('option', 'a')], ['a specParent']],
    ['a question below a question', [...choice, node('text', 'a', { parent: 'paper' })], ['a specParent']],
    ['a question without options', [node('single', 'a')], ['a specOptions']],
    ['no label in a language', [node('text', 'a', { label: { 'zh-cn': '', en: 'a' } })], ['a specLabel']],
    ['artwork asked of a text', [node('text', 'a', { artwork: inputs() })], ['a specArtwork']],
    ['artwork measured by nothing', [node('file', 'a', { artwork: inputs({ size_of: 'b' }) })], ['a specArtwork']],
    [
      'artwork measured by a body',
      [node('dimension', 'b', { sides: 3 }), node('file', 'a', { artwork: inputs({ size_of: 'b' }) })],
      ['a specArtwork'],
    ],
    ['pages counted by nothing', [node('file', 'a', { artwork: inputs({ pages_of: 'b' }) })], ['a specArtwork']],
    [
      'a size of an option that is gone',
      [node('file', 'a', { artwork: inputs({ sizes: [{ option: 'b', width: 1, height: 1 }] }) })],
      ['a specArtwork'],
    ],
    ['limits the wrong way round', [node('number', 'a', { min: 5, max: 4 })], ['a specLimits']],
    ['a number below zero', [node('number', 'a', { min: -1 })], ['a specLimits']],
    ['a number without an end', [node('number', 'a', { max: null })], ['a specLimits']],
    ['a size of nothing', [node('dimension', 'a', { min: 0 })], ['a specLimits']],
    ['a step on a text', [node('text', 'a', { step: 2 })], ['a specLimits']],
    ['a pattern that cannot be read', [node('text', 'a', { pattern: '(a+)+' })], ['a specPatternSyntax']],
    ['a pattern on a number', [node('number', 'a', { pattern: 'a' })], ['a specPatternSyntax']],
    ['a formula that does not parse', [node('boolean', 'a', formula('1 +'))], ['a specFormula']],
    ['a formula of an unknown name', [node('boolean', 'a', formula('qty * b'))], ['a specFormulaName']],
    ['a formula of a text', [node('text', 'a', formula('a'))], ['a specFormulaName']],
    ['a formula of a side that is not there', [node('dimension', 'a', formula('a.length'))], ['a specFormulaName']],
    ['an area of something unmeasured', [node('boolean', 'a', area(null))], ['a specRule']],
    ['an area of a measured node', [node('dimension', 'b'), node('boolean', 'a', area('b'))], []],
    [
      'a condition on a later node',
      [node('text', 'a', { visible_when: { node: 'b', equals: true } }), node('boolean', 'b')],
      ['a specCondition'],
    ],
    [
      'a condition on itself',
      [node('boolean', 'a', { visible_when: { node: 'a', equals: true } })],
      ['a specCondition'],
    ],
    [
      'a condition on an option there is not',
      [...choice, node('text', 'a', { visible_when: { node: 'paper', one_of: ['silk'] } })],
      ['a specCondition'],
    ],
    [
      'an option that depends on its neighbour',
      [...choice, node('option', 'b', { parent: 'paper', visible_when: { node: 'plain', equals: true } })],
      ['b specCondition'],
    ],
    [
      'a default that is no option',
      [{ ...choice[0], default: 'silk' } as SpecNode, ...choice.slice(1)],
      ['paper specDefault'],
    ],
    ['a default between two steps', [node('number', 'a', { step: 2, default: 4 })], ['a specDefault']],
    [
      'steps out of order',
      [
        node('group', 'a', {
          price_rule: {
            type: 'tier',
            tiers: [
              { from_qty: 5, amount_in_fen: 1 },
              { from_qty: 5, amount_in_fen: 2 },
            ],
          },
        }),
      ],
      ['a specRule'],
    ],
  ])('with %s', (_, nodes, expected) => expect(faultsOf(nodes)).toEqual(expected));

  it('says where a formula goes wrong, counted from one', () => {
    expect(templateFaults(template([node('boolean', 'a', formula('2 × (qty'))]))).toEqual([
      { key: 'a', message: 'specFormula', values: { position: 9 } },
    ]);
  });

  it.each([
    [0, null],
    [10, 9],
    [1, 1_000_000],
  ])('refuses quantities from %p to %p', (minimum_quantity, automatic_quantity_max) => {
    const [found] = templateFaults({ ...everything, minimum_quantity, automatic_quantity_max });
    expect(found).toMatchObject({ key: 'qty', message: 'specLimits' });
  });
});
