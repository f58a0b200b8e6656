import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { envelope, installBrowser, tokenEnding } from '../transport/browser-for-tests.ts';

const browser = installBrowser('/user');
const { followMessages } = await import('./live-messages.ts');
const { dropLogin, keepLogin } = await import('#lib/session/user-store.ts');

type Heard = Parameters<Parameters<typeof followMessages>[0]>[0];

const token = tokenEnding(Math.floor(Date.now() / 1000) + 3600);
let heard: Heard[] = [];
let requests: Request[] = [];
let answers: (() => Response)[] = [];
let stop = () => {};

/** A stream that stays open, and how to write to it. */
function openStream() {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
    cancel: () => {
      isLeft = true;
    },
  });
  return {
    answer: () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    say: (event: string, data: unknown, id = '') =>
      sink?.enqueue(new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`)),
    beat: () => sink?.enqueue(new TextEncoder().encode(':\n\n')),
    end: () => sink?.close(),
    isLeft: () => isLeft,
  };
}

const unread = (total: number) => ({ total, categories: {} });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const look = (state: 'visible' | 'hidden') => {
  browser.document.visibilityState = state;
  browser.document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  // Pauses vary by chance; here they are exactly 1, 2, 4 … seconds.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  [heard, requests, answers] = [[], [], []];
  globalThis.fetch = (async (request: Request) => {
    requests.push(request.clone());
    return answers.shift()?.() ?? Response.error();
  }) as typeof fetch;
  keepLogin({ id: 7, token, refresh_token: 'r1' });
});
afterEach(() => {
  stop();
  dropLogin();
  look('visible');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function start(...streams: { answer: () => Response }[]) {
  answers = streams.map(({ answer }) => answer);
  stop = followMessages((event) => heard.push(event));
  await pass(0);
}

describe('live messages', () => {
  it('are asked for with the token in the header, and passed on', async () => {
    const stream = openStream();
    await start(stream);
    expect(requests[0]?.url).toBe('http://shop.test/api/message/stream');
    expect(requests[0]?.headers.get('ba-user-token')).toBe(token);
    stream.say('unread', unread(1));
    stream.say('unheard-of', 1);
    await pass(0);
    expect(heard).toEqual([{ event: 'unread', data: unread(1) }]);
  });

  it('go on after a break from the last event, sooner and sooner again once something was heard', async () => {
    const [first, second] = [openStream(), openStream()];
    await start(first, { answer: () => new Response('', { status: 502 }) }, { answer: Response.error }, second);
    first.say('message', { id: 12 }, '12');
    await pass(0);
    first.end();
    await pass(600);
    expect(requests).toHaveLength(1);
    await pass(700);
    expect(requests).toHaveLength(2);
    await pass(1400);
    expect(requests).toHaveLength(2);
    await pass(1200);
    expect(requests).toHaveLength(3);
    await pass(5000);
    expect(requests).toHaveLength(4);
    expect(requests.map(({ headers }) => headers.get('last-event-id'))).toEqual([null, '12', '12', '12']);
  });

  it('come back at once when the network does', async () => {
    const stream = openStream();
    await start({ answer: Response.error }, stream);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  it('take a connection on which nothing is heard for dead', async () => {
    const [silent, beating] = [openStream(), openStream()];
    await start(silent, beating);
    await pass(59_000);
    expect(silent.isLeft()).toBe(false);
    await pass(3_000);
    expect([silent.isLeft(), requests.length]).toEqual([true, 2]);
    for (let count = 0; count < 4; count += 1) {
      beating.beat();
      await pass(25_000);
    }
    expect([beating.isLeft(), requests.length]).toEqual([false, 2]);
  });

  it('end at logout, and begin at login', async () => {
    const [mine, next] = [openStream(), openStream()];
    await start(mine, next);
    dropLogin();
    await pass(0);
    expect(mine.isLeft()).toBe(true);
    await pass(300_000);
    expect(requests).toHaveLength(1);
    keepLogin({ id: 8, token });
    await pass(0);
    expect(requests).toHaveLength(2);
    expect(requests[1]?.headers.has('last-event-id')).toBe(false);
  });

  it('renew a token that has run out, and stay away when the session is over', async () => {
    const [old, over] = [openStream(), openStream()];
    const renewed = tokenEnding(Math.floor(Date.now() / 1000) + 7200, 'renewed');
    const renewal = { answer: () => envelope(1, { type: 'user-refresh', token: renewed, refresh_token: 'r2' }) };
    await start(old, renewal, over);
    old.say('end', { reason: 'token_expired' });
    old.end();
    await pass(1300);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/message/stream',
      '/api/common/refreshToken',
      '/api/message/stream',
    ]);
    expect(requests[2]?.headers.get('ba-user-token')).toBe(renewed);
    over.say('end', { reason: 'need_login' });
    over.end();
    await pass(600_000);
    expect(requests).toHaveLength(3);
    expect(browser.visited).toEqual([]);
  });

  it('do not fight over the place with another browser', async () => {
    const [pushedOut, later] = [openStream(), openStream()];
    await start(pushedOut, later);
    pushedOut.say('end', { reason: 'replaced' });
    pushedOut.end();
    await pass(290_000);
    expect(requests).toHaveLength(1);
    await pass(15_000);
    expect(requests).toHaveLength(2);
  });

  it('let go when nobody has looked for five minutes, and come back with the person', async () => {
    const [first, second] = [openStream(), openStream()];
    await start(first, second);
    const beats = setInterval(first.beat, 25_000);
    look('hidden');
    await pass(299_000);
    expect(first.isLeft()).toBe(false);
    clearInterval(beats);
    await pass(1_000);
    expect(first.isLeft()).toBe(true);
    look('visible');
    await pass(0);
    expect(requests).toHaveLength(2);
  });

  it('tell who begins to listen later what is unread at once, and nothing of somebody else', async () => {
    const stream = openStream();
    await start(stream, { answer: Response.error });
    stream.say('unread', unread(3));
    await pass(0);
    const later: Heard[] = [];
    followMessages((event) => later.push(event))();
    expect(later).toEqual([{ event: 'unread', data: unread(3) }]);
    keepLogin({ id: 8, token });
    const other: Heard[] = [];
    followMessages((event) => other.push(event))();
    expect(other).toEqual([]);
  });

  it('share one connection between listeners, which ends with the last of them', async () => {
    const stream = openStream();
    await start(stream);
    const second: Heard[] = [];
    const leave = followMessages((event) => second.push(event));
    stream.say('unread', unread(3));
    await pass(0);
    expect([requests.length, heard.length, second.length]).toEqual([1, 1, 1]);
    leave();
    await pass(0);
    expect(stream.isLeft()).toBe(false);
    stop();
    await pass(0);
    expect(stream.isLeft()).toBe(true);
  });
});

describe('one connection for all tabs', () => {
  let otherTab: BroadcastChannel;
  /** What the other tab is told next. */
  const notified = () =>
    new Promise((resolve) => {
      otherTab.onmessage = (event) => resolve((event as MessageEvent).data);
    });
  beforeEach(() => {
    jest.useRealTimers();
    otherTab = new BroadcastChannel('live-messages');
  });
  afterEach(() => {
    otherTab.close();
    Object.assign(browser.navigator, { locks: undefined });
  });

  it('waits while another tab listens, and hears from it what concerns the same person', async () => {
    Object.assign(browser.navigator, { locks: { request: () => new Promise(() => undefined) } });
    const greeting = notified();
    const hearing = new Promise((resolve) => {
      stop = followMessages(resolve);
    });
    expect(await greeting).toEqual({ hello: true });
    otherTab.postMessage({ userId: 8, event: { event: 'unread', data: unread(80) } });
    otherTab.postMessage({ userId: 7, event: { event: 'unread', data: unread(4) } });
    expect(await hearing).toEqual({ event: 'unread', data: unread(4) });
    expect(requests).toEqual([]);
  });

  it('tells the other tabs, and one that opens later what is unread', async () => {
    const stream = openStream();
    answers = [stream.answer];
    const request = (_: string, __: object, listen: () => Promise<void>) => listen();
    Object.assign(browser.navigator, { locks: { request } });
    const greeting = notified();
    stop = followMessages((event) => heard.push(event));
    await greeting;
    const event = { userId: 7, event: { event: 'unread', data: unread(2) } };
    const first = notified();
    stream.say('unread', unread(2));
    expect(await first).toEqual(event);
    const again = notified();
    otherTab.postMessage({ hello: true });
    expect(await again).toEqual(event);
  });
});

it('asks no more of a server that offers no live messages', async () => {
  await start({ answer: () => new Response('{"code":0,"msg":"no","time":1,"data":null}', { status: 404 }) });
  await pass(600_000);
  stop();
  stop = followMessages((event) => heard.push(event));
  await pass(600_000);
  expect(requests).toHaveLength(1);
});
