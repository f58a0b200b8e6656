import { describe, expect, it } from '@jest/globals';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import { changeToView, pageSearch, searchToKeep, viewSearch } from './view-search.ts';

const of = (search: string) => new URLSearchParams(search);

describe('a view of a list', () => {
  it('is the same in whatever order the address says it, and on every page', () => {
    expect(viewSearch(of('tab=open&sort=-paid&after=x&q='))).toBe('sort=-paid&tab=open');
    expect(viewSearch(of('sort=-paid&tab=open&before=y&page=2'))).toBe('sort=-paid&tab=open');
    expect(viewSearch(of(''))).toBe('');
  });

  it('is kept with its columns', () => {
    expect(of(searchToKeep(of('tab=open&columns=no&after=x'), ['no', 'paid'])).get('columns')).toBe('no,paid');
    expect(of(searchToKeep(of('tab=open&after=x'), ['no'])).has('after')).toBe(false);
  });

  it('replaces all that the address said', () => {
    const now = of('tab=open&q=paper&after=x&limit=50');
    const to = (search: string) => viewSearch(of(changedSearch(now, changeToView(now, search))));
    expect(to('tab=shipped&columns=no')).toBe(viewSearch(of('tab=shipped&columns=no')));
    expect(changedSearch(now, changeToView(now, ''))).toBe('');
    expect(changedSearch(now, changeToView(now, 'after=y&tab=open'))).toBe('?tab=open');
  });

  it('stays with the list it is one of', () => {
    const now = of('view=history&q=paper');
    expect(viewSearch(now, ['view'])).toBe('q=paper');
    expect(pageSearch(now, ['view'])).toBe('view=history');
    expect(changedSearch(now, changeToView(now, 'view=history&outcome=rejected', ['view']))).toBe(
      '?view=history&outcome=rejected',
    );
  });
});
