import { describe, expect, it } from '@jest/globals';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { everything, node, template } from '#lib/specification/template-for-tests.ts';
import { isSame, requestedAnswers, withAnswer, wrongAnswers } from './answers.ts';
import { partOf, pathTo, questionsOf } from './spec-tree.ts';

const { nodes } = everything;

describe('answers that are asked for', () => {
  it('keeps back what is hidden, unknown or empty', () => {
    const given = { paper: 'plain', weight: 200, art: ['/a.pdf'], nobody: 1, code: '', extras: [] };
    expect(requestedAnswers(nodes, given)).toEqual({ paper: 'plain' });
  });

  it('drops a choice that is not offered any more, and goes on asking for the others', () => {
    expect(requestedAnswers(nodes, { paper: 'plain', extras: ['foil', 'emboss'] })).toEqual({
      paper: 'plain',
      extras: ['foil'],
    });
  });

  it('drops in turn what only a dropped choice had opened', () => {
    const chain = template([
      node('boolean', 'first'),
      node('single', 'second'),
      node('option', 'open', { parent: 'second', visible_when: { node: 'first', equals: true } }),
      node('text', 'below', { parent: 'open' }),
    ]).nodes;
    expect(requestedAnswers(chain, { first: false, second: 'open', below: 'x' })).toEqual({ first: false });
  });
});

describe('a changed answer', () => {
  const own = template([
    node('single', 'paper', { default: 'plain' }),
    node('option', 'plain', { parent: 'paper' }),
    node('option', 'cotton', { parent: 'paper' }),
    node('number', 'weight', { parent: 'cotton', default: 250 }),
    node('boolean', 'heavy', { visible_when: { node: 'weight', at_least: 200 }, default: true }),
  ]).nodes;

  it('opens its child specification with the defaults, one after the other', () => {
    const start = defaultSelection(own);
    expect(withAnswer(own, start, ['paper', 'cotton'])).toEqual({ paper: 'cotton', weight: 250, heavy: true });
  });

  it('brings back what was answered before it was hidden', () => {
    const answered = { paper: 'plain', weight: 300 };
    expect(withAnswer(own, answered, ['paper', 'cotton'])).toMatchObject({ paper: 'cotton', weight: 300 });
  });

  it('leaves an answer empty that was emptied', () => {
    const answered = { paper: 'plain', weight: '' };
    expect(withAnswer(own, answered, ['paper', 'cotton'])).toEqual({ paper: 'cotton', weight: '' });
  });
});

it('tells a wrong answer from one that is missing', () => {
  const fault = (key: string) => ({ key, message: 'required', values: {} });
  const faults = [fault('qty'), fault('pages'), fault('title'), fault('files')];
  expect(wrongAnswers(faults, { pages: '12x', title: '', files: [] }).map(({ key }) => key)).toEqual(['qty', 'pages']);
});

it('compares answers whatever the order of their keys', () => {
  expect(isSame({ a: 1, b: { width: 1, height: 2 } }, { b: { height: 2, width: 1 }, a: 1 })).toBe(true);
  expect(isSame({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toBe(false);
});

describe('parts of the tree', () => {
  it('names the way to a node', () => {
    expect(pathTo(nodes, 'weight').map(({ key }) => key)).toEqual(['base', 'paper', 'cotton', 'weight']);
  });

  it.each([
    ['paper', 'base'],
    ['extras', 'checkboxitem'],
    ['weight', 'child_spec'],
  ])('answers %s in %s', (key, part) => {
    const found = nodes.find((each) => each.key === key);
    expect(found && partOf(nodes, found)).toBe(part);
  });

  it('lists only what is asked now', () => {
    const keys = questionsOf(nodes, 'base', new Set(['paper', 'size', 'base'])).map(({ key }) => key);
    expect(keys).toEqual(['paper', 'size']);
  });
});
