import { describe, expect, it } from '@jest/globals';
import { type MadeForm, withMadeForms } from './made-forms.ts';
import { priceSelection } from './price-selection.ts';
import { node, template } from './template-for-tests.ts';
import { templateFaults } from './validate-template.ts';

const boxes = template([
  node('dimension', 'inside'),
  node('single', 'die', { required: true }),
  node('option', 'die_new', { parent: 'die', price_rule: { type: 'fixed', amount_in_fen: 15_000 } }),
  node('option', 'die_kept', { parent: 'die', made_before: { option: 'die_new', same: ['inside'] } }),
]);
const size = { width: 150, height: 60 };
const made = (inputs: Partial<MadeForm> = {}): MadeForm => ({
  order_no: 'SO1',
  options: ['die_new'],
  answers: { inside: { height: 60, width: 150 }, die: 'die_new' },
  ...inputs,
});
const selection = { inside: size, die: 'die_kept' };

describe('an option that takes the form of an earlier order', () => {
  it('is there for who has one that fits, named after the order', () => {
    const own = withMadeForms(boxes, selection, [made()]);
    expect(own.nodes.find(({ key }) => key === 'die_kept')?.label).toEqual({
      'zh-cn': 'die_kept（中）（SO1）',
      en: 'die_kept (SO1)',
    });
    expect(priceSelection({ template: own, qty: 10, selection })).toMatchObject({ faults: [], total_in_fen: 0 });
  });

  it('has the brackets of the language, whatever letters it is called in', () => {
    const label = { 'zh-cn': 'LOGO', en: '烫金' };
    const nodes = boxes.nodes.map((each) => (each.key === 'die_kept' ? { ...each, label } : each));
    const own = withMadeForms({ nodes }, selection, [made()]);
    expect(own.nodes.find(({ key }) => key === 'die_kept')?.label).toEqual({
      'zh-cn': 'LOGO（SO1）',
      en: '烫金 (SO1)',
    });
  });

  it.each([
    ['nobody', []],
    ['who ordered without one', [made({ options: ['other'] })]],
    ['who had one made for another size', [made({ answers: { inside: { width: 150, height: 61 } } })]],
    ['who had one made for a size that is not known', [made({ answers: {} })]],
  ])('is refused for %s', (_, forms) => {
    const own = withMadeForms(boxes, selection, forms);
    expect(own.nodes.map(({ key }) => key)).toEqual(['inside', 'die', 'die_new']);
    expect(priceSelection({ template: own, qty: 10, selection }).faults).toEqual([
      { key: 'die', message: 'specOption', values: {} },
    ]);
  });

  it('takes what is asked below it along', () => {
    const deep = { ...boxes, nodes: [...boxes.nodes, node('text', 'die_note', { parent: 'die_kept' })] };
    expect(withMadeForms(deep, selection, []).nodes.map(({ key }) => key)).not.toContain('die_note');
  });

  it.each([
    ['its own option', { option: 'die_kept', same: [] }],
    ['an option of another question', { option: 'other', same: [] }],
    ['what is not there', { option: 'die_new', same: ['nothing'] }],
  ])('cannot be offered with %s as what made it', (_, rule) => {
    const nodes = boxes.nodes.map((each) => (each.key === 'die_kept' ? { ...each, made_before: rule } : each));
    expect(templateFaults({ ...boxes, nodes })).toEqual([{ key: 'die_kept', message: 'specMadeBefore', values: {} }]);
  });
});
