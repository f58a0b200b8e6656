import { beforeEach, describe, expect, it } from '@jest/globals';
import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/react-query';
import { takeAnswers } from './take-answers.ts';

const queryKey = ['/api/operator/product/list', {}];
const hour = 3_600_000;

/** What a server whose clock is off by so much answers with a page. */
function pageOf(data: string, at: number, clockOffset = 0) {
  const server = new QueryClient();
  server.setQueryData(queryKey, data, { updatedAt: at + clockOffset });
  const state = dehydrate(server);
  return { ...state, queries: state.queries.map((query) => ({ ...query, dehydratedAt: at + clockOffset })) };
}

describe('answers that come with a page', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
  });
  const open = (state: ReturnType<typeof pageOf>) => hydrate(client, takeAnswers(client, state));
  const known = () => client.getQueryState(queryKey);

  it.each([0, -hour, hour])('take the place of what was read before, with a server clock off by %d ms', (offset) => {
    const now = Date.now();
    client.setQueryData(queryKey, 'read before');
    open(pageOf('of the page', now, offset));
    expect(known()?.data).toBe('of the page');
    expect(Math.abs((known()?.dataUpdatedAt ?? 0) - now)).toBeLessThan(5_000);
  });

  it.each([0, -hour, hour])('do not come back with a page of the history, with a clock off by %d ms', (offset) => {
    const page = pageOf('of the page', Date.now(), offset);
    open(page);
    client.setQueryData(queryKey, 'read since');
    open(page);
    expect(known()?.data).toBe('read since');
  });

  it('serve a page of the history where nothing else is known, and are asked for again', () => {
    const page = pageOf('of the page', Date.now(), hour);
    open(page);
    client.clear();
    open(page);
    expect(known()).toMatchObject({ data: 'of the page', isInvalidated: true });
  });

  it('leave what somebody looks at to the hydration, which waits until the page is there', () => {
    client.setQueryData(queryKey, 'looked at');
    const stop = new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
    takeAnswers(client, pageOf('of the page', Date.now()));
    expect(known()?.data).toBe('looked at');
    stop();
  });
});
