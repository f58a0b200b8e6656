import { afterAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { listStatusChanges } from '../db/status-log.ts';
import { createTestContext } from '../db/test-context.ts';
import { createTestStaff, createTestStore } from '../factories/store-factories.ts';
import { messages } from '../messaging/inbox-tables.ts';
import { getDeskStore, listDeskStores, lockOpenStore, setStoreStatus } from './index.ts';
import { storeActions } from './states.ts';
import { stores } from './tables.ts';

const test = await createTestContext();
afterAll(() => test.close());

const reason = '执照存疑';
const storeOf = async (id: number) => (await getDeskStore(test.ctx, id)).store;
const notified = (userId: number, event: string) =>
  test.ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, userId), eq(messages.eventKey, event)));

async function suspended() {
  const made = await createTestStore(test.ctx);
  const { version } = await storeOf(made.store.id);
  await setStoreStatus(test.ctx, made.operator, { id: made.store.id, status: 'suspended', reason, version });
  return { ...made, id: made.store.id, version: version + 1 };
}

describe('the moves of a store', () => {
  it.each([
    ['approved', ['suspend']],
    ['suspended', ['resume']],
    ['closing', []],
    ['closed', []],
  ] as const)('%s: an operator can %j', (status, moves) => {
    expect(storeActions(status)).toEqual(moves);
  });
});

describe('suspending a store', () => {
  it('stops what is new, is written down, and tells owner and staff why', async () => {
    const made = await createTestStore(test.ctx);
    const staff = await createTestStaff(test.ctx, { role: 'sales', at: made });
    const { id, version } = await storeOf(made.store.id);
    await setStoreStatus(test.ctx, made.operator, { id, status: 'suspended', reason, version });
    expect(await storeOf(id)).toMatchObject({ status: 'suspended', version: version + 1 });
    await expect(test.ctx.db.transaction((tx) => lockOpenStore(tx, id))).rejects.toMatchObject({
      code: 'store_not_open',
    });
    const [last] = await listStatusChanges(test.ctx.db, 'store', id);
    expect(last).toMatchObject({ event: 'suspend', actorId: made.operator.userId, reason });
    for (const userId of [made.owner.id, staff.id]) {
      expect(await notified(userId, 'storeSuspended')).toMatchObject([{ args: { store: made.store.name, reason } }]);
    }
  });

  it('can be taken back, and done again, each told anew', async () => {
    const { id, version, operator, owner } = await suspended();
    await setStoreStatus(test.ctx, operator, { id, status: 'approved', reason: '已补齐', version });
    expect(await test.ctx.db.transaction((tx) => lockOpenStore(tx, id))).toMatchObject({ status: 'approved' });
    await setStoreStatus(test.ctx, operator, { id, status: 'suspended', reason, version: version + 1 });
    expect(await notified(owner.id, 'storeSuspended')).toHaveLength(2);
    expect(await notified(owner.id, 'storeResumed')).toHaveLength(1);
  });

  it('is refused twice, for another version, for one that closes, for the own store, and where there is none', async () => {
    const { id, version, operator, member } = await suspended();
    const change = { id, status: 'approved', reason, version } as const;
    const refusal = (code: string) => expect.objectContaining({ code });
    await expect(setStoreStatus(test.ctx, operator, { ...change, status: 'suspended' })).rejects.toEqual(
      refusal('status_changed'),
    );
    await expect(setStoreStatus(test.ctx, operator, { ...change, version: version - 1 })).rejects.toEqual(
      refusal('status_changed'),
    );
    await expect(setStoreStatus(test.ctx, member, change)).rejects.toEqual(refusal('own_record'));
    await expect(setStoreStatus(test.ctx, operator, { ...change, id: 987_654 })).rejects.toEqual(refusal('not_found'));
    await test.ctx.db.update(stores).set({ status: 'closing' }).where(eq(stores.id, id));
    await expect(setStoreStatus(test.ctx, operator, change)).rejects.toEqual(refusal('status_changed'));
    expect((await storeOf(id)).status).toBe('closing');
  });

  it('is done once, however many operators ask for it', async () => {
    const { store, operator } = await createTestStore(test.ctx);
    const { id, version } = await storeOf(store.id);
    const change = { id, status: 'suspended', reason, version } as const;
    const results = await Promise.allSettled([1, 2, 3].map(() => setStoreStatus(test.ctx, operator, change)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the list of stores', () => {
  const change = { sort: '-id', limit: 20 } as const;

  it('is searched by name, company and code, and narrowed to a state', async () => {
    const { id } = await suspended();
    const store = await storeOf(id);
    const found = async (filter: Parameters<typeof listDeskStores>[1]) =>
      (await listDeskStores(test.ctx, filter, change)).list.map((row) => row.id);
    for (const q of [store.name.slice(2), store.companyName.slice(2, 9), store.creditCode.toLowerCase()]) {
      expect([q, await found({ q })]).toEqual([q, [id]]);
    }
    expect(await found({ q: store.name, status: 'approved' })).toEqual([]);
    expect(await found({ status: 'suspended' })).toContain(id);
    expect(await found({ q: '%' })).toEqual([]);
  });
});
