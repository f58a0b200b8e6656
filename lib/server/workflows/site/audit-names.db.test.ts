import { afterAll, expect, it } from '@jest/globals';
import { findRecordNames } from '../../db/record-names.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { createTestApi } from '../../http/test-api.ts';
import { auditNames } from './audit-names.ts';

const test = await createTestApi();
afterAll(() => test.close());

it('records of every kind are named in one query, and what is gone has no name', async () => {
  const { store, owner } = await createTestStore(test.ctx);
  const gone = [...auditNames.keys()].map((kind) => ({ kind, id: 999_999_999 }));
  const there = [
    { kind: 'store', id: store.id },
    { kind: 'user', id: owner.id },
    { kind: 'user', id: owner.id },
    { kind: 'setting', id: 1 },
  ];
  let queries = 0;
  const counted = {
    ...test.ctx.db,
    execute: (...input: Parameters<typeof test.ctx.db.execute>) => {
      queries += 1;
      return test.ctx.db.execute(...input);
    },
  } as typeof test.ctx.db;
  const nameOf = await findRecordNames(counted, auditNames, [...gone, ...there]);
  expect(nameOf('store', store.id)).toEqual({ name: store.name, key: String(store.id) });
  expect(nameOf('user', owner.id)).toEqual({ name: owner.username, key: String(owner.id) });
  expect([nameOf('setting', 1), ...gone.map(({ kind, id }) => nameOf(kind, id))].filter(Boolean)).toEqual([]);
  expect(queries).toBe(1);
});
