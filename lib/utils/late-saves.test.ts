import { afterEach, expect, it, jest } from '@jest/globals';
import { addLateSave, hasUnsaved, saveAll, wouldLose } from './late-saves.ts';

let off: (() => void)[] = [];
afterEach(() => {
  for (const stop of off) stop();
  off = [];
});

function put({ succeeds = true, isTrifle = false, after = () => {} }) {
  let isUnsaved = true;
  const show = jest.fn();
  const flush = jest.fn(async () => {
    isUnsaved = !succeeds;
    after();
    return succeeds;
  });
  off.push(addLateSave({ isUnsaved: () => isUnsaved, flush, show, isTrifle }));
  return { show, flush, touch: () => (isUnsaved = true) };
}

it('saves all that waits before it lets anything go on', async () => {
  const parts = [put({}), put({})];
  expect([hasUnsaved(), await saveAll(), hasUnsaved()]).toEqual([true, true, false]);
  for (const { flush, show } of parts) {
    expect(flush).toHaveBeenCalledTimes(1);
    expect(show).not.toHaveBeenCalled();
  }
});

it('shows the first that could not be saved, and lets nothing go on', async () => {
  const [good, bad, worse] = [put({}), put({ succeeds: false }), put({ succeeds: false })];
  expect(await saveAll()).toBe(false);
  expect([good, bad, worse].map(({ show }) => show.mock.calls.length)).toEqual([0, 1, 0]);
});

it('saves what comes of saving: a file that has arrived is part of a form', async () => {
  const form = put({});
  await saveAll();
  put({ after: () => form.touch() });
  expect([await saveAll(), hasUnsaved(), form.flush.mock.calls.length]).toEqual([true, false, 2]);
});

it('takes a save that breaks for one that failed', async () => {
  const show = jest.fn();
  const flush = () => Promise.reject(new Error('a fault of ours'));
  off.push(addLateSave({ isUnsaved: () => true, flush, show }));
  expect([await saveAll(), show.mock.calls.length]).toEqual([false, 1]);
});

it('does not wait for ever for somebody who types on', async () => {
  const restless: { touch: () => void } = put({ after: () => queueMicrotask(() => restless.touch()) });
  expect(await saveAll()).toBe(false);
});

it('asks before a tab closes over what was typed, and over nothing else', () => {
  put({ isTrifle: true });
  expect([hasUnsaved(), wouldLose()]).toEqual([true, false]);
  put({});
  expect(wouldLose()).toBe(true);
});

it('does not wait for what has left the page', async () => {
  const { show } = put({ succeeds: false });
  off[0]?.();
  expect([await saveAll(), show.mock.calls.length]).toEqual([true, 0]);
});
