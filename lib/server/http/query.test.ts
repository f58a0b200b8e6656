import { describe, expect, it } from '@jest/globals';
import { expandBrackets } from './query.ts';

const expand = (text: string) => expandBrackets(new URLSearchParams(text));

describe('expandBrackets', () => {
  it.each([
    ['page=2&limit=10', { page: '2', limit: '10' }],
    ['a[b]=1&a[c]=2', { a: { b: '1', c: '2' } }],
    ['ids[0]=5&ids[1]=7', { ids: ['5', '7'] }],
    ['a[0][x]=1&a[1][x]=2', { a: [{ x: '1' }, { x: '2' }] }],
    ['initValue[]=1&initValue[]=2&initValue[]=3', { initValue: ['1', '2', '3'] }],
    ['one[]=1', { one: ['1'] }],
    ['facets[material][]=wood&facets[material][]=steel', { facets: { material: ['wood', 'steel'] } }],
    ['a=1&a=2', { a: '2' }],
    ['[]=1', {}],
    ['', {}],
  ])('%s', (text, value) => {
    expect(expand(text)).toEqual(value);
  });

  it.each([
    ['a=1&a[]=2&a[]=3', 'a'],
    ['page=1&page=2&page[]=3', 'page'],
    ['a[]=1&a=2', 'a'],
    ['a[]=1&a[b]=2', 'a'],
    ['a[b]=1&a[]=2', 'a'],
    ['a=1&a[b]=2', 'a'],
    ['a[b]=1&a=2', 'a'],
    ['a[b][c]=1&a[b]=2', 'a.b'],
    ['a[b]=1&a[b][c]=2', 'a.b'],
    [`${'a'.repeat(9000)}=1&${'a'.repeat(9000)}[]=2`, 'body'],
  ])('refuses what has two meanings at its name: %s', (text, field) => {
    const refusal = expect.objectContaining({ code: 'invalid_input', fields: { [field]: { key: 'invalid' } } });
    expect(() => expand(text)).toThrow(refusal);
  });

  it('cannot reach the prototype of anything', () => {
    expect(expand('__proto__[polluted]=1&a[constructor][prototype][x]=1')).toEqual({});
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('ignores nesting nobody means', () => {
    expect(expand('a[b][c][d][e][f][g]=1')).toEqual({});
  });
});
