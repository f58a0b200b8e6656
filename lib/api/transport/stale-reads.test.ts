import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { staleHeader } from '#lib/utils/page/stale-header.ts';
import { answerCalls, envelope, installBrowser } from './browser-for-tests.ts';
import type { StaleReads } from './stale-reads.ts';

installBrowser('/user');
const { getApi, postApi } = await import('./browser.ts');
const { followWrites } = await import('./browser-queries.ts');
const { onStaleReads, ownWriteTime, untilReread } = await import('./stale-reads.ts');

/** No call of the contract: what is tested here holds for every one. */
const path = '/api/test/call' as never;
const quiet = { isCodeShown: false, isErrorShown: false } as const;
const orders = '/api/order/list';
const balance = '/api/account/balance';

let notified: StaleReads[] = [];
onStaleReads(async (stale) => void notified.push(stale));

beforeEach(() => {
  notified = [];
});

function saying(stale: string, answer = envelope(1)): Response {
  answer.headers.set(staleHeader, stale);
  return answer;
}

const post = (options: Parameters<typeof postApi>[2] = {}) => postApi(path, {} as never, { ...quiet, ...options });

describe('a write', () => {
  it('says what it made old', async () => {
    answerCalls(saying(`${orders}, ${balance}`));
    await post();
    expect(notified).toEqual([{ paths: [orders, balance], isLater: false }]);
  });

  it('says nothing where nothing is shown that it changes', async () => {
    answerCalls(saying('none'));
    await post();
    expect(notified).toEqual([]);
  });

  it('makes everything old where the server does not say', async () => {
    answerCalls(envelope(1));
    await post();
    expect(notified).toEqual([{ paths: undefined, isLater: false }]);
  });

  it('leaves out the read that it answers', async () => {
    answerCalls(saying(`${orders}, ${balance}`));
    await post({ answers: orders });
    expect(notified[0]?.paths).toEqual([balance]);
  });

  it('has what it made old read later where the page is left', async () => {
    answerCalls(saying(orders));
    await post({ isRereadLater: true });
    expect(notified).toEqual([{ paths: [orders], isLater: true }]);
  });

  it('that only asks makes nothing old', async () => {
    answerCalls(envelope(1));
    await post({ isQuestion: true });
    expect(notified).toEqual([]);
  });

  it('that was refused because somebody was faster has all of it read now', async () => {
    answerCalls(saying(orders, envelope(0, { error: 'status_changed' })));
    await expect(post({ answers: orders, isRereadLater: true })).rejects.toMatchObject({ error: 'status_changed' });
    expect(notified).toEqual([{ paths: [orders], isLater: false }]);
    await expect(post({ isOvertakingShown: true })).rejects.toThrow();
    expect(notified).toHaveLength(1);
  });

  it('that was refused for what was typed changes nothing', async () => {
    answerCalls(envelope(0, { error: 'invalid_input' }));
    await expect(post()).rejects.toThrow();
    expect(notified).toEqual([]);
  });

  it.each([
    ['nobody answered', new TypeError('fetch failed')],
    ['the server failed over', new Response('', { status: 500 })],
  ])('that %s may have changed anything', async (_, answer) => {
    answerCalls(answer);
    await expect(post()).rejects.toThrow();
    expect(notified).toEqual([{ paths: undefined, isLater: false }]);
  });

  it('that was given up says nothing', async () => {
    answerCalls(() => new Promise(() => undefined));
    const giveUp = new AbortController();
    const sent = post({ signal: giveUp.signal });
    giveUp.abort();
    await expect(sent).rejects.toThrow();
    expect(notified).toEqual([]);
  });

  it('is remembered with its time', async () => {
    answerCalls(saying(orders));
    const before = Date.now();
    await post();
    expect(ownWriteTime()).toBeGreaterThanOrEqual(before);
  });
});

it('is no read that makes anything old', async () => {
  answerCalls(saying(orders));
  await getApi(path);
  expect(notified).toEqual([]);
});

describe('the cache of a page', () => {
  it('reads anew what is shown, marks what is not, and lets who waits know when it has come', async () => {
    const requests: string[] = [];
    const queries = new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: Number.POSITIVE_INFINITY,
          queryFn: async ({ queryKey }) => requests.push(String(queryKey[0])),
        },
      },
    });
    const stopFollowing = followWrites(queries);
    queries.setQueryData([orders, { page: 1 }], 0);
    queries.setQueryData([balance, {}], 0);
    queries.setQueryData(['/api/message/list', {}], 0);
    const stop = [orders, '/api/message/list'].map((shown) =>
      new QueryObserver(queries, { queryKey: shown === orders ? [shown, { page: 1 }] : [shown, {}] }).subscribe(
        () => undefined,
      ),
    );
    answerCalls(saying(`${orders}, ${balance}`));
    await post();
    await untilReread();
    expect(requests).toEqual([orders]);
    expect(queries.getQueryState([balance, {}])?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['/api/message/list', {}])?.isInvalidated).toBe(false);
    for (const end of [...stop, stopFollowing]) end();
    await post();
    expect(requests).toEqual([orders]);
  });
});
