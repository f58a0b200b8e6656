import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { createTestKey } from '#lib/server/integrations/keys/keys-for-tests.ts';
import { recordedExamples } from '../examples/recorded-examples.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

let test: TestApi;
/** Once a point is taken, the database is away for everything but limits. */
let goesAway = false;
let isAway = false;
beforeAll(async () => {
  test = await createTestApi({ PAYMENT_SANDBOX: true });
  breakPool(test.ctx.db.$client);
});
afterAll(() => {
  goesAway = false;
  return test.close();
});
beforeEach(async () => {
  goesAway = false;
  isAway = false;
  await forgetCounts();
});

async function forgetCounts(): Promise<void> {
  await test.ctx.db.execute(sql`delete from rate_limits`);
  await test.ctx.db.execute(sql`delete from login_failures`);
}

const counts = /rate_limits|login_failures/;

function breakPool(pool: pg.Pool): void {
  const broken = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (broken.has(client)) return;
    broken.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    (client as { query: unknown }).query = (...given: unknown[]) => {
      const [first] = given;
      const text = typeof first === 'string' ? first : String((first as { text?: string })?.text ?? '');
      if (counts.test(text)) isAway ||= goesAway;
      else if (isAway && !/^(begin|commit|rollback)/i.test(text)) throw lost();
      return query(...given);
    };
  });
}

const lost = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: '57P01' });

const spent = async () => {
  const { rows } = await test.ctx.db.execute<{ points: number }>(
    sql`select (select coalesce(sum(points), 0) from rate_limits)
      + (select coalesce(sum(failures), 0) from login_failures) as points`,
  );
  return Number(rows[0]?.points);
};

/** The general limit of an address is not what is looked at. */
let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`;
}

interface Calling {
  method: string;
  path: string;
  input?: unknown;
  headers?: Record<string, string>;
}

async function ask({ method, path, input, headers = {} }: Calling): Promise<number> {
  const isGet = method === 'get';
  const query = isGet && input ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const given = { 'content-type': 'application/json', ...headers };
  const request = new Request(`http://shop.test${path}${query}`, {
    method: method.toUpperCase(),
    headers: given,
    ...(!isGet && { body: JSON.stringify(input ?? {}) }),
  });
  const response = await test.api.fetch(request, { remoteAddress: newAddress() });
  await response.body?.cancel();
  return response.status;
}

/** Asks while the database goes away behind the limit, and answers what stayed spent. */
async function askAndLose(calling: Calling): Promise<{ status: number; spent: number }> {
  goesAway = true;
  isAway = false;
  const status = await ask(calling);
  goesAway = false;
  isAway = false;
  return { status, spent: await spent() };
}

type Headers = Record<string, string>;

async function comeAs(userId: number): Promise<Headers> {
  return { 'ba-user-token': (await signIn(test.ctx, userId)).token };
}

const newKeyOf = async (userId: number, storeId: number): Promise<Headers> => {
  const { key } = await createTestKey(test.ctx, { userId, storeId, scopes: ['order:read'], perMinute: 5 });
  return { authorization: `Bearer ${key}` };
};

/** What ends the session that the walk goes on with. */
const endsSession = /logout|password|session|closing/i;

describe('a call that the shop could not do', () => {
  it('costs nobody a point, whichever it is of all that have limits', async () => {
    const { owner } = await createTestStore(test.ctx);
    const seller = await comeAs(owner.id);
    const desk = await comeAs((await createTestUser(test.ctx, { group: 'operator' })).id);
    const kept: string[] = [];
    const reached = new Set<string>();
    for (const { entry, guard } of listRoutes(test.api.app)) {
      const { method, path } = entry;
      if (endsSession.test(path)) continue;
      const headers = guard === 'public' ? {} : typeof guard === 'object' && 'node' in guard ? desk : seller;
      const input = recordedExamples().get(`${method} ${path}`)?.request;
      await forgetCounts();
      const outcome = await askAndLose({ method, path, input, headers });
      if (outcome.status < 500) continue;
      reached.add(path);
      if (outcome.spent > 0) kept.push(`${method} ${path}: ${outcome.spent}`);
    }
    expect(kept).toEqual([]);
    expect(reached.size).toBeGreaterThan(100);
    const some = ['/api/address/save', '/api/quote/itemSave', '/api/store/orderExport', '/api/cooperate/apply'];
    expect([...reached]).toEqual(expect.arrayContaining(some));
  });

  it('costs nothing at a login with the right password', async () => {
    const user = await createTestUser(test.ctx);
    const input = { tab: 'login', username: user.email, password: testPassword, keep: false };
    const calling = { method: 'post', path: '/api/user/checkIn', input: { ...input, ...(await test.solveCaptcha()) } };
    await forgetCounts();
    expect(await askAndLose(calling)).toEqual({ status: 503, spent: 0 });
  });

  it('costs a program nothing of its pace', async () => {
    const { owner, store } = await createTestStore(test.ctx);
    const headers = await newKeyOf(owner.id, store.id);
    const calling = { method: 'get', path: '/api/store/orderExport', headers };
    await ask(calling);
    await forgetCounts();
    for (let round = 0; round < 12; round += 1) {
      expect(await askAndLose(calling)).toEqual({ status: 503, spent: 0 });
    }
    // Of the key, and of the call.
    expect([await ask(calling), await spent()]).toEqual([200, 2]);
  });

  it('costs a payment provider nothing: it asks again and again', async () => {
    const calling = { method: 'post', path: '/api/payment/sandbox/webhook', input: { no: 'PY1', event: 'paid' } };
    const outcomes = [];
    for (let round = 0; round < 3; round += 1) outcomes.push(await askAndLose(calling));
    for (const { status, spent: left } of outcomes) expect([status < 500, left === 0]).toContain(true);
  });
});

describe('a write that is asked for again under its key', () => {
  it('costs no point, neither of the account nor of the key of a program', async () => {
    const { id } = await createTestUser(test.ctx);
    const headers = { ...(await comeAs(id)), 'idempotency-key': randomUUID() };
    const calling = {
      method: 'post',
      path: '/api/recharge/create',
      input: { amount: '100.00', channel: 'sandbox' },
      headers,
    };
    await ask(calling);
    const once = await spent();
    for (let round = 0; round < 5; round += 1) await ask(calling);
    expect({ once, after: await spent() }).toEqual({ once: 1, after: 1 });
  });
});
