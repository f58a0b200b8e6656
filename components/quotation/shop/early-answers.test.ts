import { describe, expect, it } from '@jest/globals';
import type { EarlyField } from '#components/ui/early-field.ts';
import { node, template } from '#lib/specification/template-for-tests.ts';
import { earlyAnswers } from './early-answers.ts';

const { nodes } = template([
  node('single', 'paper', { default: 'plain' }),
  node('option', 'plain', { parent: 'paper' }),
  node('option', 'cotton', { parent: 'paper' }),
  node('multi', 'extras'),
  node('option', 'foil', { parent: 'extras' }),
  node('option', 'emboss', { parent: 'extras' }),
  node('boolean', 'proof', { required: false }),
  node('boolean', 'printed', { required: true }),
  node('number', 'pages'),
  node('text', 'title'),
  node('dimension', 'size'),
]);

const text = (name: string, value: string, defaultValue = ''): EarlyField => {
  return { name: `spec-${name}`, value, defaultValue, type: 'text', checked: false, defaultChecked: false };
};
const box = (name: string, value: string, [checked, defaultChecked]: [boolean, boolean]): EarlyField => {
  return { name: `spec-${name}`, value, defaultValue: value, type: 'radio', checked, defaultChecked };
};

describe('what was done before the code was there', () => {
  it('is nothing where nobody touched a field', () => {
    const fields = [
      box('paper', 'plain', [true, true]),
      box('paper', 'cotton', [false, false]),
      text('qty', '100', '100'),
    ];
    expect(earlyAnswers(nodes, fields)).toEqual({ answers: [], qtyText: undefined });
  });

  it.each<[string, EarlyField[], unknown]>([
    ['a choice', [box('paper', 'plain', [false, true]), box('paper', 'cotton', [true, false])], ['paper', 'cotton']],
    [
      'ticks',
      [box('extras', 'foil', [true, true]), box('extras', 'emboss', [true, false])],
      ['extras', ['foil', 'emboss']],
    ],
    ['a tick taken away', [box('extras', 'foil', [false, true])], ['extras', []]],
    ['a switch', [box('proof', 'true', [true, false])], ['proof', true]],
    ['a no', [box('printed', 'true', [false, true]), box('printed', 'false', [true, false])], ['printed', false]],
    ['a number', [text('pages', '12')], ['pages', 12]],
    ['what is no number', [text('pages', '12x')], ['pages', '12x']],
    ['words', [text('title', 'Hello')], ['title', 'Hello']],
    ['a size', [text('size', '90', '90'), text('size', '54', '50')], ['size', { width: 90, height: 54 }]],
    ['half a size', [text('size', '90'), text('size', '')], ['size', '90×']],
  ])('counts %s', (_, fields, answer) => {
    expect(earlyAnswers(nodes, fields).answers).toEqual([answer]);
  });

  it('counts the quantity as it was typed', () => {
    expect(earlyAnswers(nodes, [text('qty', '25o', '100')]).qtyText).toBe('25o');
  });
});
