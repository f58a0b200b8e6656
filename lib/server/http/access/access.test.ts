import { afterAll, describe, expect, it } from '@jest/globals';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { type Audience, expectedOutcome, type Outcome } from './audiences-for-tests.ts';
import { gatherPeople, newTokenOf, people } from './people-for-tests.ts';
import { accessTable } from './table-for-tests.ts';

const test = await createTestApi();
const ids = await gatherPeople(test);
afterAll(() => test.close());

const callsOf = () => listRoutes(test.api.app).map(({ entry: { method, path } }) => `${method} ${path}`);

/** Whether somebody is logged in is looked at after the form here. */
const bodies: Record<string, object> = {
  'post /api/user/checkIn': { tab: 'login', username: 'somebody', password: 'Wrong-123' },
};

/** Asks with next to nothing in it, from an address of its own; the stream is left again at once. */
async function ask(call: string, token: string): Promise<{ status: number; code: number; error: string }> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json', 'ba-user-token': token };
  const init = method === 'post' ? { method: 'POST', headers, body: JSON.stringify(bodies[call] ?? {}) } : { headers };
  const answer = await test.api.fetch(new Request(`http://shop.test${path}`, init), {
    remoteAddress: crypto.randomUUID(),
  });
  const isEnvelope = answer.headers.get('content-type')?.startsWith('application/json');
  if (!isEnvelope) await answer.body?.cancel();
  const { code, data } = isEnvelope
    ? ((await answer.json()) as { code: number; data: unknown })
    : { code: 1, data: {} };
  return { status: answer.status, code, error: String((data as { error?: string } | null)?.error ?? '') };
}

/** The envelope code and HTTP status that go with each way to be turned away (contract §1, codes). */
const shapes: Partial<Record<string, [outcome: Outcome, code: number, status: number]>> = {
  need_login: ['need_login', 303, 200],
  logged_in: ['logged_in', 303, 200],
  no_permission: ['no_permission', 401, 200],
  two_factor_required: ['two_factor_required', 0, 200],
  signature_wrong: ['unsigned', 0, 400],
  channel_unavailable: ['unsigned', 0, 400],
};

/** 303 says why by `type`: the family's client reads that, and the error code says the same. */
function outcomeOf({ status, code, error }: Awaited<ReturnType<typeof ask>>): Outcome | string {
  const [outcome, ...shape] = shapes[error] ?? ['in' as const, code, status];
  const isKnown = shape[0] === code && shape[1] === status && status < 500 && code !== 409 && error !== 'internal';
  return isKnown ? outcome : `${status} ${code} ${error}`;
}

const nodeKind = (guard: string) =>
  guard.startsWith('{"store"') ? 'store node' : guard.includes('"operator/') ? 'operator node' : 'node';

it('has every call in the table, once', () => {
  expect(accessTable.map(([call]) => call).sort()).toEqual(callsOf().sort());
});

it('declares for every call the guard that the table names', () => {
  const guards = new Map(listRoutes(test.api.app).map(({ entry, guard }) => [`${entry.method} ${entry.path}`, guard]));
  const kindOf = (guard: unknown) => (typeof guard === 'object' ? nodeKind(JSON.stringify(guard)) : guard);
  const expected: Record<Audience, string> = {
    anybody: 'public',
    guests: 'public',
    machines: 'public',
    members: 'login',
    factor: 'login',
    'by rule': 'node',
    stores: 'store node',
    sales: 'store node',
    operators: 'operator node',
  };
  for (const [call, who] of accessTable) expect([call, kindOf(guards.get(call))]).toEqual([call, expected[who]]);
});

describe.each(people)('a %s', (person) => {
  it('gets in where the table says so, and nowhere else', async () => {
    let token: string | undefined;
    for (const [call, who] of accessTable) {
      token ??= await newTokenOf(test, ids[person]);
      const answer = await ask(call, token);
      // What was done may have been the end of the session.
      if (call.startsWith('post ') && answer.code === 1) token = undefined;
      expect([call, outcomeOf(answer)]).toEqual([call, expectedOutcome(who, person)]);
    }
  });
});
