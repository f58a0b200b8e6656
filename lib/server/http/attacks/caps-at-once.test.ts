import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn, testPassword } from '../../factories/factories.ts';
import { createTestStaff, createTestStore } from '../../factories/store-factories.ts';
import { accountLimits } from '../../kernel/account-limits.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

const kept = { ...accountLimits };
const limits = accountLimits as { -readonly [Name in keyof typeof accountLimits]: number };

const test = await createTestApi({ PAYMENT_SANDBOX: true });
afterAll(() => test.close());
afterEach(() => void Object.assign(limits, kept));

/** One account, logged in on two devices. */
async function twoSessions(): Promise<{ token: string }[]> {
  return devicesOf((await createTestUser(test.ctx)).id);
}
const devicesOf = async (id: number) => [await signIn(test.ctx, id), await signIn(test.ctx, id)];

/** Asks so often at once, in turn from each session: how many were done, and why the others were not. */
async function atOnce(count: number, sessions: { token: string }[], ask: Ask) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => ask(sessions[index % sessions.length] ?? { token: '' }, index)),
  );
  const done = answers.filter(({ code }) => code === 1);
  const refusals = answers.filter(({ code }) => code !== 1).map(({ data }) => data.error);
  return { done: done.length, refused: [...new Set(refusals)] };
}
type Ask = (me: { token: string }, index: number) => ReturnType<TestApi['post']>;

const place = { receiver: '张三', mobile: '13800138000', province_id: 440000, city_id: 440300, area_id: 440305 };
const saveAddress: Ask = (me, index) => test.post('/api/address/save', { ...place, address: `科技园${index}号` }, me);
const saveTitle: Ask = (me, index) =>
  test.post(
    '/api/invoice/titleSave',
    { title_type: 'personal', name: `张${'甲乙丙丁戊己庚辛壬癸'[index % 10]}${index}` },
    me,
  );

describe('what one account may have', () => {
  it('is no more where it asks from two devices at once: addresses', async () => {
    const sessions = await twoSessions();
    expect(await atOnce(45, sessions, saveAddress)).toEqual({ done: 45, refused: [] });
    expect(await atOnce(10, sessions, saveAddress)).toEqual({ done: 5, refused: ['address_limit'] });
  });

  it('is no more where it asks from two devices at once: titles of invoices', async () => {
    const sessions = await twoSessions();
    expect(await atOnce(25, sessions, saveTitle)).toEqual({ done: 20, refused: ['title_limit'] });
  });

  it('is no more for being removed again: titles of invoices', async () => {
    limits.titlesADay = 6;
    const { id } = await createTestUser(test.ctx);
    const me = await signIn(test.ctx, id);
    for (let round = 0; round < 6; round += 1) {
      const { data } = await saveTitle(me, round);
      expect((await test.post('/api/invoice/titleDelete', { id: data.id }, me)).code).toBe(1);
    }
    const refused = await saveTitle(me, 7);
    expect(refused).toMatchObject({ data: { error: 'daily_limit' }, msg: expect.stringContaining('6') });
    test.ctx.clock.advance(86_401);
    expect((await saveTitle(await signIn(test.ctx, id), 8)).code).toBe(1);
  });

  it('is no more where several people of a store ask at once: addresses for returns', async () => {
    const at = await createTestStore(test.ctx);
    const manager = await createTestStaff(test.ctx, { at, role: 'manager' });
    const sessions = [await signIn(test.ctx, at.owner.id), await signIn(test.ctx, manager.id)];
    const addReturn: Ask = (me, index) =>
      test.post('/api/store/returnAddressSave', { ...place, address: `科技园${index}号` }, me);
    expect(await atOnce(24, sessions, addReturn)).toEqual({ done: 20, refused: ['address_limit'] });
  });
});

it('makes keys so often a day, of one store and all its people, ended or not', async () => {
  limits.keysADay = 3;
  const at = await createTestStore(test.ctx);
  const me = await signIn(test.ctx, at.owner.id);
  const make: Ask = (who, index) => {
    const facts = { name: `key ${index}`, scopes: ['order:read'], password: testPassword };
    return test.post('/api/store/apiKeyMake', facts, who);
  };
  expect(await atOnce(6, [me, await signIn(test.ctx, at.owner.id)], make)).toEqual({
    done: 3,
    refused: ['daily_limit'],
  });
  const { data } = await test.get('/api/store/apiKeyList', me);
  for (const { id } of data.list) await test.post('/api/store/apiKeyRevoke', { id }, me);
  expect((await make(me, 9)).data.error).toBe('daily_limit');
});

describe('one key of a request', () => {
  const recharge = (key: string, body: object) => async (me: { token: string }) => {
    const headers = { 'content-type': 'application/json', 'ba-user-token': me.token, 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await test.api.fetch(new Request('http://shop.test/api/recharge/create', init), {});
    return (await answer.json()) as Awaited<ReturnType<Ask>>;
  };
  const made = async (me: { token: string }) => (await test.get('/api/recharge/list', me)).data.total;
  const ten = { amount: '10.00', channel: 'sandbox' };

  it('is one document, however often it is sent at once, from whichever device', async () => {
    const sessions = await twoSessions();
    const answers = await atOnce(10, sessions, recharge(crypto.randomUUID(), ten));
    expect(answers.done + (answers.refused.length > 0 ? 1 : 0)).toBeGreaterThan(0);
    expect(answers.refused.filter((error) => error !== 'idempotency_in_progress')).toEqual([]);
    expect(await made(sessions[0] ?? { token: '' })).toBe(1);
  });

  it('is one of two that are asked by it at once, and one of each account', async () => {
    const [one, other] = [await twoSessions(), await twoSessions()];
    const key = crypto.randomUUID();
    const asks = [recharge(key, ten), recharge(key, { ...ten, amount: '20.00' })];
    const ask: Ask = (me, index) => (asks[Math.floor(index / 2) % 2] as Ask)(me, index);
    const [mine, theirs] = await Promise.all([atOnce(8, one, ask), atOnce(8, other, ask)]);
    for (const { done, refused } of [mine, theirs]) {
      expect(done).toBeGreaterThan(0);
      expect(refused).toContain('idempotency_conflict');
    }
    for (const [me] of [one, other]) expect(await made(me ?? { token: '' })).toBe(1);
  });
});
