import { describe, expect, it } from '@jest/globals';
import { comparePages } from './compare-pages.ts';

interface Row {
  no: string;
  state: string;
}

const look = { rowKey: (row: Row) => row.no, rowMark: (row: Row) => row.state };
const page = (rows: string, next: string | null = null) => {
  const list = rows
    .split(' ')
    .filter(Boolean)
    .map((text): Row => {
      const [no = '', state = ''] = text.split('=');
      return { no, state };
    });
  return { list, total: list.length, is_total_exact: true, next, previous: null };
};
const compare = (shown: string, latest: string, next: [string | null, string | null] = [null, null]) => {
  const { rows, changed, gone, added, isReordered } = comparePages(page(shown, next[0]), page(latest, next[1]), look);
  return {
    rows: rows.map(({ no, state }) => (state ? `${no}=${state}` : no)).join(' '),
    changed: [...changed].join(' '),
    gone: [...gone].join(' '),
    added,
    isReordered,
  };
};
const same = { changed: '', gone: '', added: 0, isReordered: false };

describe('a page that was read again', () => {
  it('says nothing where nothing has changed', () => {
    expect(compare('a b c', 'a b c')).toEqual({ rows: 'a b c', ...same });
    expect(compare('', '')).toEqual({ rows: '', ...same });
  });

  it('shows what a row reads now, in its place, and marks it', () => {
    expect(compare('a=1 b=1 c=1', 'a=1 b=2 c=1')).toEqual({ ...same, rows: 'a=1 b=2 c=1', changed: 'b' });
  });

  it('leaves the places as they are when the order is another now', () => {
    expect(compare('a=1 b=1 c=1', 'c=2 a=1 b=1')).toEqual({
      ...same,
      rows: 'a=1 b=1 c=2',
      changed: 'c',
      isReordered: true,
    });
  });

  it('counts what came and names what went, and moves neither', () => {
    expect(compare('a b c', 'x a y c')).toEqual({ ...same, rows: 'a b c', added: 2, gone: 'b' });
  });

  it('keeps a row that went as it was last', () => {
    expect(compare('a=1 b=1', 'b=1')).toEqual({ ...same, rows: 'a=1 b=1', gone: 'a' });
  });

  it('does not call gone what new rows have pushed to the next page', () => {
    expect(compare('a b c d', 'x y a b', ['more', 'more'])).toMatchObject({ added: 2, gone: '' });
    expect(compare('a b c d', 'x b c', ['more', 'more'])).toMatchObject({ added: 1, gone: 'a' });
    // Without a next page nothing was pushed anywhere.
    expect(compare('a b c', 'x a b', [null, null])).toMatchObject({ added: 1, gone: 'c' });
  });

  it('does not call new what rows that went have pulled from the next page', () => {
    expect(compare('a b c d', 'b c d e', ['more', 'more'])).toMatchObject({ added: 0, gone: 'a' });
    expect(compare('a b c', 'x b c d', ['more', 'more'])).toMatchObject({ added: 1, gone: 'a' });
    // The last page has nothing to pull from.
    expect(compare('a b c', 'b c e', [null, null])).toMatchObject({ added: 1, gone: 'a' });
  });

  it('knows a whole page of new rows', () => {
    expect(compare('a b', 'x y', ['more', 'more'])).toMatchObject({ added: 0, gone: '' });
  });
});
