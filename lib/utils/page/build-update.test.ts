import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const hour = 3_600_000;
const stored = new Map<string, string>();
const events = new EventTarget();
let latest: string;
let manifests: string[];
let requests: string[];
let reloads: number;
let isDialogOpen: boolean;

const reload = () => {
  reloads += 1;
};

class Control extends EventTarget {
  closest = (selector: string) => (selector.includes('form button') ? this : null);
}

const page = {
  window: events,
  Element: Control,
  document: { querySelector: () => (isDialogOpen ? {} : null) },
  location: { pathname: '/user/message', reload },
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  },
  fetch: async (address: string) => {
    const [file = ''] = address.split('?');
    requests.push(file);
    const id = file === '/build/latest.json' ? latest : manifests.find((each) => file === `/build/meta/${each}.json`);
    return id ? Response.json({ id }) : new Response(null, { status: 404 });
  },
};
for (const [name, value] of Object.entries(page))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { needsFullLoad, watchBuild } = await import('./build-update.ts');
const { forgetTyping, whileCalling } = await import('./quiet-page.ts');

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  [latest, manifests, requests, reloads, isDialogOpen] = ['b2', ['b2'], [], 0, false];
  stored.clear();
  forgetTyping();
  stop = watchBuild('b1');
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a page of an older build', () => {
  it('asks every hour for the latest build and for its manifest, and reloads by itself', async () => {
    await pass(hour - 1);
    expect([requests, reloads]).toEqual([[], 0]);
    await pass(1);
    expect(requests).toEqual(['/build/latest.json', '/build/meta/b2.json']);
    await pass(4_999);
    expect(reloads).toBe(0);
    await pass(1);
    expect(reloads).toBe(1);
  });

  it('does not reload again within ten seconds', async () => {
    await pass(hour + 5_000);
    await pass(9_000);
    expect(reloads).toBe(1);
    await pass(5_000);
    expect(reloads).toBe(2);
  });

  it.each([
    ['an input', () => events.dispatchEvent(new Event('input'))],
    ['a choice', () => events.dispatchEvent(new Event('change'))],
    [
      'a button of a form',
      () => events.dispatchEvent(Object.defineProperty(new Event('click'), 'target', { value: new Control() })),
    ],
  ])('waits after %s until the next navigation', async (_, touch) => {
    await pass(hour);
    touch();
    await pass(60_000);
    expect([reloads, needsFullLoad('/product')]).toEqual([0, true]);
    forgetTyping();
    await pass(5_000);
    expect(reloads).toBe(1);
  });

  it('waits for a dialog to be closed and a call to end', async () => {
    isDialogOpen = true;
    await pass(hour + 60_000);
    let end = () => {};
    void whileCalling(
      new Promise<void>((resolve) => {
        end = resolve;
      }),
    );
    isDialogOpen = false;
    await pass(60_000);
    expect(reloads).toBe(0);
    end();
    await pass(6_000);
    expect(reloads).toBe(1);
  });

  it('waits until the newer build has its manifest', async () => {
    manifests = [];
    await pass(hour + 60_000);
    expect(reloads).toBe(0);
    manifests = ['b2'];
    await pass(hour - 60_000 + 5_000);
    expect(reloads).toBe(1);
  });
});

it('a page of the running build stays as it is', async () => {
  latest = 'b1';
  await pass(3 * hour);
  expect([reloads, requests]).toEqual([0, Array(3).fill('/build/latest.json')]);
});
