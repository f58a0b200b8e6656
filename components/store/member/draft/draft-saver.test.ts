import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { DraftSaver, type SaveOutcome } from './draft-saver.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A form, and a server that keeps versions as ours does. */
function open(form: Partial<StoreApplicationDraft> = {}) {
  const place = {
    form: { ...emptyStoreApplication, ...form },
    server: { version: 1, form: { ...emptyStoreApplication, ...form } },
    sent: [] as (Partial<StoreApplicationDraft> & { version: number })[],
    kept: undefined as UnsavedDraft | undefined,
    taken: 0,
    answer: 'keep' as 'keep' | 'lose' | Exclude<SaveOutcome, object | 'conflict'>,
  };
  const saver = new DraftSaver(place.server, {
    read: () => place.form,
    write: (values) => {
      place.form = { ...place.form, ...values };
    },
    onTaken: () => {
      place.taken += 1;
    },
    keep: (unsaved) => {
      place.kept = unsaved;
    },
    load: async () => place.server,
    send: async ({ version, ...changes }): Promise<SaveOutcome> => {
      place.sent.push({ version, ...changes });
      if (place.answer !== 'keep' && place.answer !== 'lose') return place.answer;
      if (version !== place.server.version) return 'conflict';
      place.server = { version: version + 1, form: { ...place.server.form, ...changes } };
      return place.answer === 'keep' ? { saved: place.server } : 'unreachable';
    },
  });
  const type = (values: Partial<StoreApplicationDraft>) => {
    place.form = { ...place.form, ...values };
    saver.touch();
  };
  const elsewhere = (values: Partial<StoreApplicationDraft>) => {
    place.server = { version: place.server.version + 1, form: { ...place.server.form, ...values } };
  };
  return { place, saver, type, elsewhere };
}

describe('saving', () => {
  it('waits for a pause, and sends what changed alone', async () => {
    const { place, saver, type } = open({ address: '建国路 1 号' });
    type({ store_name: '印' });
    await jest.advanceTimersByTimeAsync(1_000);
    type({ store_name: '印务' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect([place.sent, saver.store.getState().phase]).toEqual([[], 'pending']);
    expect(place.kept).toEqual({ version: 1, base: { store_name: '' }, mine: { store_name: '印务' } });
    await jest.advanceTimersByTimeAsync(500);
    expect(place.sent).toEqual([{ version: 1, store_name: '印务' }]);
    expect(saver.store.getState()).toMatchObject({ phase: 'saved', savedAt: Date.now() });
    expect([place.kept, saver.version]).toEqual([undefined, 2]);
  });

  it('sends nothing for what only looks different', async () => {
    const { place, saver, type } = open({ store_name: '印务' });
    type({ store_name: ' 印务 ' });
    expect(await saver.flush()).toBe(true);
    expect(place.sent).toEqual([]);
  });

  it('sends what was typed during a save after it', async () => {
    const { place, saver, type } = open();
    type({ store_name: '一' });
    const first = saver.flush();
    type({ address: '二' });
    expect(await first).toBe(true);
    expect(place.sent).toEqual([
      { version: 1, store_name: '一' },
      { version: 2, address: '二' },
    ]);
  });

  it('leaves out what cannot be kept, and says so', async () => {
    const { place, saver, type } = open();
    type({ store_name: 'x'.repeat(31), address: '二' });
    expect(await saver.flush()).toBe(false);
    expect(place.sent).toEqual([{ version: 1, address: '二' }]);
    expect([saver.store.getState().phase, Object.keys(place.kept?.mine ?? {})]).toEqual(['refused', ['store_name']]);
  });

  it.each(['refused', 'gone'] as const)('stops when it is %s, with everything kept', async (answer) => {
    const { place, saver, type } = open();
    place.answer = answer;
    type({ address: '二' });
    expect(await saver.flush()).toBe(false);
    expect([saver.store.getState().phase, place.kept?.mine]).toEqual([answer, { address: '二' }]);
  });

  it('tries again by itself when nothing answered', async () => {
    const { place, saver, type } = open();
    place.answer = 'unreachable';
    type({ address: '二' });
    expect(await saver.flush()).toBe(false);
    expect([saver.store.getState().phase, place.kept?.mine]).toEqual(['unreachable', { address: '二' }]);
    place.answer = 'keep';
    await jest.advanceTimersByTimeAsync(10_000);
    expect([saver.store.getState().phase, place.kept]).toEqual(['saved', undefined]);
  });

  it('sends what is left once when the page is left, and rests then', async () => {
    const { place, saver, type } = open();
    place.answer = 'unreachable';
    type({ address: '二' });
    saver.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([place.sent.length, place.kept?.mine]).toEqual([1, { address: '二' }]);
  });

  it('does not take its own save, whose answer was lost, for somebody else’s', async () => {
    const { place, saver, type } = open();
    place.answer = 'lose';
    type({ address: '建国' });
    await saver.flush();
    place.answer = 'keep';
    type({ address: '建国路' });
    expect(await saver.flush()).toBe(true);
    expect(place.server.form.address).toBe('建国路');
  });
});

describe('another window', () => {
  it('fills in the fields nobody touched here', async () => {
    const { place, saver, type, elsewhere } = open();
    elsewhere({ store_name: '那边' });
    type({ address: '这边' });
    expect(await saver.flush()).toBe(true);
    expect(place.form).toMatchObject({ store_name: '那边', address: '这边' });
    expect(place.server.form).toMatchObject({ store_name: '那边', address: '这边' });
  });

  it.each([
    ['mine', '这边'],
    ['theirs', '那边'],
  ] as const)('with another word for the same field is a clash, ended by choosing %s', async (side, word) => {
    const { place, saver, type, elsewhere } = open();
    elsewhere({ address: '那边', intro: '新简介' });
    type({ address: '这边' });
    expect(await saver.flush()).toBe(false);
    expect(saver.store.getState()).toMatchObject({ phase: 'clash', clash: { fields: ['address'] } });
    type({ contact_name: '李青' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(place.server.form.contact_name).toBe('');
    saver.choose(side);
    await jest.advanceTimersByTimeAsync(0);
    expect(place.server.form).toMatchObject({ address: word, intro: '新简介', contact_name: '李青' });
    expect([place.form.address, saver.store.getState().phase]).toEqual([word, 'saved']);
  });

  it('shows what it saved as soon as that is known', () => {
    const { place, saver, elsewhere } = open();
    elsewhere({ address: '那边' });
    saver.receive(place.server);
    expect([place.form.address, place.taken, saver.version]).toEqual(['那边', 1, 2]);
  });

  it('is not noticed in an account number that is merely masked', () => {
    const { place, saver, type } = open({ payee_account: '**** **** **** 0001' });
    type({ payee_account: '110906000000002' });
    saver.receive({ version: 2, form: { ...place.server.form, payee_account: '**** **** **** 0001' } });
    expect(saver.store.getState().phase).toBe('pending');
  });
});

describe('after a reload', () => {
  const kept = { version: 1, base: { address: '旧' }, mine: { address: '新' } };

  it('what was not saved is there again, and is saved', async () => {
    const { place, saver } = open({ address: '旧' });
    saver.restore(kept);
    expect(place.form.address).toBe('新');
    expect(await saver.flush()).toBe(true);
    expect(place.server.form.address).toBe('新');
  });

  it.each([
    ['旧', 'pending'],
    ['新', 'saved'],
    ['别的', 'clash'],
  ])('with %j saved meanwhile it is %s', (address, phase) => {
    const { saver } = open({ address });
    saver.restore({ ...kept, version: 0 });
    expect(saver.store.getState().phase).toBe(phase);
  });
});
