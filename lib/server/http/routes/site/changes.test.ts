import { afterAll, describe, expect, it } from '@jest/globals';
import { readEvents } from '#lib/api/transport/read-events.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

/** Listens from an address; `heard` grows, `ended` resolves with the stream. */
async function listen(remoteAddress = testAddress) {
  const answer = await test.api.fetch(new Request('http://shop.test/api/site/changes'), { remoteAddress });
  const heard: unknown[] = [];
  const leaving = new AbortController();
  if (!answer.body) throw new Error('no stream');
  const ended = readEvents(answer.body, ({ event, data }) => void heard.push([event, data]), leaving.signal);
  return { answer, heard, ended, leave: () => leaving.abort() };
}
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('the stream of changes', () => {
  it('tells everybody who listens, whoever they are', async () => {
    const [first, second] = [await listen(), await listen('192.0.2.2')];
    expect(first.answer.headers.get('content-type')).toBe('text/event-stream');
    test.api.announceChanges(['catalogue', 'product:7']);
    await until(() => first.heard.length + second.heard.length === 2);
    expect([...first.heard, ...second.heard]).toEqual(Array(2).fill(['changed', { tags: ['catalogue', 'product:7'] }]));
    first.leave();
    second.leave();
  });

  it('of one address make room for each other, and leave those of others alone', async () => {
    const other = await listen('192.0.2.3');
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let count = 0; count < 9; count += 1) streams.push(await listen('192.0.2.4'));
    await streams[0]?.ended;
    test.api.announceChanges(['site']);
    await until(() => other.heard.length === 1 && streams.slice(1).every(({ heard }) => heard.length === 1));
    expect(streams[0]?.heard).toEqual([]);
    for (const { leave } of [other, ...streams]) leave();
  });

  it('end with the process, which opens no more', async () => {
    const { ended } = await listen();
    await test.api.close();
    await ended;
    const answer = await test.get('/api/site/changes');
    expect(answer.code).not.toBe(1);
  });
});
