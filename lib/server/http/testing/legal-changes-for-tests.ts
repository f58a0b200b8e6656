import { sql } from 'drizzle-orm';
import { createSignedInOperator, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestFile, createTestStore } from '#lib/server/factories/store-factories.ts';
import type { TestApi } from '../test-api.ts';

interface Caller {
  token: string;
}

/** Stores that ask for other legal facts, and operators who decide about them. */
export function legalChangesOf(test: TestApi) {
  const { ctx } = test;
  const save = (body: object, caller: Caller) => test.post('/api/store/legalSave', body, caller);
  return {
    newStore: () => newStoreWithChange(test),
    newOperator: () => createSignedInOperator(ctx),
    save,
    cancel: (id: number, caller: Caller) => test.post('/api/store/legalCancel', { id }, caller),
    read: async (caller: Caller) => (await test.get('/api/store/legal', caller)).data,
    decide: (move: 'Approve' | 'Reject', body: object, caller: Caller) =>
      test.post(`/api/operator/store/legal${move}`, body, caller),
    ask: async (at: Awaited<ReturnType<typeof newStoreWithChange>>, change: object = {}) => {
      const { data } = await save({ ...at.change, ...change }, at.caller);
      return { id: data.pending.id as number, version: data.version as number };
    },
    noticesOf: async (userId: number) => {
      const { rows } = await ctx.db.execute<{ event_key: string }>(
        sql`select event_key from messages where user_id = ${userId} and event_key like 'storeLegal%' order by id`,
      );
      return rows.map(({ event_key }) => event_key);
    },
  };
}

/** `same` changes nothing; `change` is for another legal person, with the licence that needs. */
async function newStoreWithChange({ ctx, get }: TestApi) {
  const opened = await createTestStore(ctx);
  const caller = { token: (await signIn(ctx, opened.owner.id)).token };
  const { current, version } = (await get('/api/store/legal', caller)).data;
  const licence = await createTestFile(ctx, opened.owner.id);
  const { licence_until: _none, ...facts } = current;
  const term = { licence_until: '', licence_long_term: true };
  const same = { ...facts, ...term, licence: '', version, password: testPassword };
  return { ...opened, caller, current, same, change: { ...same, licence, legal_person: '王林' } };
}
