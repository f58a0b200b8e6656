import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { endpoint } from '#lib/contract/endpoint.ts';
import { pageOf, pageQuery } from '#lib/contract/fields.ts';
import { workPageOf, workQuery } from '#lib/contract/work-list.ts';
import { defineList } from './define-list.ts';

const filters = {
  tab: z.enum(['all', 'open']).catch('all').default('all'),
  status: z.enum(['new', 'done']).optional().catch(undefined),
  q: z.string().trim().max(60).optional().catch(undefined),
};
const facts = { method: 'get', summary: '' } as const;
const byKeys = endpoint({
  ...facts,
  path: '/api/test/keys',
  query: z.object({ ...workQuery(['-created', 'created', 'amount']), ...filters }),
  data: workPageOf(z.string()),
});
const byPages = endpoint({
  ...facts,
  path: '/api/test/pages',
  query: z.object({ ...pageQuery, ...filters }),
  data: pageOf(z.string()),
});
const of = (search: string) => new URLSearchParams(search);

describe('where in a list by keys somebody is', () => {
  const list = defineList(byKeys, { tabs: ['tab'] });
  const start = { sort: '-created', limit: 20, tab: 'all' };

  it.each([
    ['', {}],
    ['sort=amount&limit=50', { sort: 'amount', limit: 50 }],
    ['sort=nonsense&limit=7', {}],
    ['after=abc', { after: 'abc' }],
    ['before=abc', { before: 'abc' }],
    ['after=abc&before=def', { after: 'abc' }],
    [`after=${'x'.repeat(201)}`, {}],
    ['page=3', {}],
  ])('reads %j', (search, state) => {
    expect(list.read(of(search))).toEqual({ ...start, ...state });
  });
});

describe('where in a list by page numbers somebody is', () => {
  const list = defineList(byPages, { limit: 20 });

  it.each([
    ['', { page: 1, limit: 20 }],
    ['page=3&limit=50', { page: 3, limit: 50 }],
    ['page=-1&limit=7', { page: 1, limit: 20 }],
    ['page=0', { page: 1, limit: 20 }],
    ['page=1.5&limit=1000000', { page: 1, limit: 20 }],
    ['page=x&sort=amount&after=abc', { page: 1, limit: 20 }],
  ])('reads %j', (search, place) => {
    expect(list.read(of(search))).toEqual({ tab: 'all', ...place });
  });
});

describe('what narrows a list', () => {
  const list = defineList(byPages, { tabs: ['tab'] });
  const filterOf = (search: string) => list.filterOf(list.read(of(search)));

  it('is every filter of the contract that says something, but no tab and no place', () => {
    expect(filterOf('tab=open&page=2&limit=50')).toEqual({});
    expect(filterOf('tab=open&status=done&q=%20paper%20')).toEqual({ status: 'done', q: 'paper' });
  });

  it('is nothing that the contract does not know', () => {
    expect(filterOf('status=lost&q=%20&colour=red')).toEqual({});
  });

  it('takes as many letters as a search field does', () => {
    expect(filterOf(`q=${'x'.repeat(200)}`)).toEqual({ q: 'x'.repeat(60) });
  });

  it('is never what chooses the list among those of its page', () => {
    const within = defineList(byPages, { within: ['q'] });
    expect(within.filterOf(within.read(of('q=SS26112460283376&status=done')))).toEqual({ status: 'done' });
  });
});

describe('a list that usually shows a part', () => {
  const list = defineList(byPages, { usual: ({ q }) => (q ? {} : { status: 'new' as const }) });
  const statusOf = (search: string) => list.read(of(search)).status;

  it('shows it until everything is asked for', () => {
    expect([statusOf(''), statusOf('status=done'), statusOf('status=all'), statusOf('status=lost')]).toEqual([
      'new',
      'done',
      undefined,
      'new',
    ]);
  });

  it('is not narrowed by the usual', () => {
    expect(list.filterOf(list.read(of('')))).toEqual({});
    expect(list.filterOf(list.read(of('status=done')))).toEqual({ status: 'done' });
  });

  it('says everything by a word of its own, and the usual by none', () => {
    expect(list.choose('status', '')).toEqual({ status: 'all' });
    expect(list.choose('status', 'new')).toEqual({ status: undefined });
    expect(list.choose('status', 'done')).toEqual({ status: 'done' });
    expect(list.choose('tab', '')).toEqual({ tab: '' });
  });

  it('may depend on what else is asked for', () => {
    expect(statusOf('q=paper')).toBeUndefined();
  });
});

it('settles what belongs together', () => {
  const list = defineList(byKeys, {
    settle: (state, given) => ({ ...state, sort: state.tab === 'open' && !given.sort ? 'amount' : state.sort }),
  });
  expect([list.read(of('tab=open')).sort, list.read(of('tab=open&sort=created')).sort, list.read(of('')).sort]).toEqual(
    ['amount', 'created', '-created'],
  );
});
