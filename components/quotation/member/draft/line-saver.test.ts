import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LineSaver, type SaveOutcome } from './line-saver.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function setUp({ isNew = false } = {}) {
  const saved = isNew ? undefined : 'a';
  const place = {
    value: saved as string | undefined,
    outcome: 'saved' as SaveOutcome,
    sent: [] as string[],
    isKept: false,
    hold: undefined as Promise<void> | undefined,
  };
  const saver = new LineSaver<string>(saved, {
    read: () => place.value,
    isSame: (left, right) => left === right,
    keep: (isUnsaved) => {
      place.isKept = isUnsaved;
    },
    send: async (input) => {
      place.sent.push(input);
      await place.hold;
      return place.outcome;
    },
  });
  const answer = (value: string | undefined) => {
    place.value = value;
    saver.touch();
  };
  return { place, saver, answer, phase: () => saver.store.getState().phase };
}

describe('a line that is being answered', () => {
  it('is saved once, a moment after the last change, and kept in the browser until then', async () => {
    const { place, answer, phase } = setUp();
    answer('ab');
    await jest.advanceTimersByTimeAsync(500);
    answer('abc');
    await jest.advanceTimersByTimeAsync(700);
    expect(place.sent).toEqual([]);
    expect(place.isKept).toBe(true);
    await jest.advanceTimersByTimeAsync(100);
    expect(place.sent).toEqual(['abc']);
    expect(phase()).toBe('saved');
    expect(place.isKept).toBe(false);
  });

  it('is not sent when it says what is saved already', async () => {
    const { place, answer, phase } = setUp();
    answer('b');
    answer('a');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(place.sent).toEqual([]);
    expect(phase()).toBe('saved');
  });

  it('sends what was answered meanwhile after the call that runs, never beside it', async () => {
    const { place, saver, answer } = setUp();
    let release = () => {};
    place.hold = new Promise((resolve) => {
      release = resolve;
    });
    answer('b');
    const done = saver.flush();
    await jest.advanceTimersByTimeAsync(0);
    answer('c');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(place.sent).toEqual(['b']);
    release();
    expect(await done).toBe(true);
    expect(place.sent).toEqual(['b', 'c']);
  });

  it('stays kept while nothing answers, and is sent again', async () => {
    const { place, answer, phase } = setUp();
    place.outcome = 'unreachable';
    answer('b');
    await jest.advanceTimersByTimeAsync(800);
    expect(phase()).toBe('unreachable');
    expect(place.isKept).toBe(true);
    place.outcome = 'saved';
    await jest.advanceTimersByTimeAsync(8_000);
    expect(place.sent).toEqual(['b', 'b']);
    expect(phase()).toBe('saved');
  });

  it('waits for the login when the session is over', async () => {
    const { place, saver, answer, phase } = setUp();
    place.outcome = 'login';
    answer('b');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(place.sent).toEqual(['b']);
    expect(phase()).toBe('login');
    place.outcome = 'saved';
    expect(await saver.flush()).toBe(true);
  });

  it('is kept but not sent while it is no request at all', async () => {
    const { place, saver, answer, phase } = setUp();
    answer(undefined);
    await jest.advanceTimersByTimeAsync(800);
    expect(place.sent).toEqual([]);
    expect(place.isKept).toBe(true);
    expect(phase()).toBe('refused');
    expect(await saver.flush()).toBe(false);
  });

  it('is made by its first change when the server has none', async () => {
    const { place, answer } = setUp({ isNew: true });
    answer('a');
    await jest.advanceTimersByTimeAsync(800);
    expect(place.sent).toEqual(['a']);
  });

  it('is never made when nobody touched it', async () => {
    const { place, saver } = setUp({ isNew: true });
    place.value = 'a';
    saver.stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(place.sent).toEqual([]);
  });

  it('is sent once more when the page is left', async () => {
    const { place, saver, answer } = setUp();
    answer('b');
    saver.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(place.sent).toEqual(['b']);
  });

  it('keeps what the server says of each field, until something is changed', async () => {
    const { place, saver, answer, phase } = setUp();
    place.outcome = { refused: { note: 'too long' } };
    answer('b');
    expect(await saver.flush()).toBe(false);
    expect([phase(), saver.store.getState().faults, saver.isUnsaved]).toEqual(['refused', { note: 'too long' }, true]);
    answer('c');
    expect(saver.store.getState().faults).toBeUndefined();
  });

  it('saves nothing again that the server has by another window', async () => {
    const { place, saver, answer } = setUp();
    answer('b');
    saver.adopt('b');
    expect([await saver.flush(), place.sent]).toEqual([true, []]);
  });

  it('holds nobody once there is nothing left to save into', async () => {
    const { place, saver, answer } = setUp();
    place.outcome = 'gone';
    answer('b');
    await saver.flush();
    expect(saver.isUnsaved).toBe(false);
  });
});
