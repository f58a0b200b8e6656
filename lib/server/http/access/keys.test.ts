import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type KeyScope, scopesOf } from '#lib/contract/integrations/key-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { createTestKey } from '../../integrations/keys/keys-for-tests.ts';
import { listRoutes, type RegisteredRoute } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { callsForPeople } from './calls-for-people-for-tests.ts';

const test = await createTestApi();
const { store, owner } = await createTestStore(test.ctx);
const maker: Record<SellerSide, { userId: number; storeId?: number }> = {
  store: { userId: owner.id, storeId: store.id },
  desk: { userId: (await createTestUser(test.ctx, { group: 'operator' })).id },
};
afterAll(() => test.close());

const guarded = () => listRoutes(test.api.app).filter(({ guard }) => guard !== 'public');
const nameOf = ({ entry: { method, path } }: RegisteredRoute) => `${method} ${path}`;
const sideOf = ({ guard }: RegisteredRoute): SellerSide =>
  typeof guard === 'object' && 'store' in guard ? 'store' : 'desk';

/** Who reads products reads what they are filed under. */
const instead: Record<string, string> = { category: 'product', attribute: 'product' };

const newKey = (side: SellerSide, scopes: KeyScope[]) => createTestKey(test.ctx, { ...maker[side], scopes });

/** Asks with nothing in it; what lets it in answers something else than these refusals. */
async function ask({ entry: { method, path } }: RegisteredRoute, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'ba-user-token': 'x.y.z' };
  const init = method === 'post' ? { method: 'POST', headers, body: '{}' } : { headers };
  const request = new Request(`http://shop.test${path}`, init);
  const answer = await test.api.fetch(request, { remoteAddress: crypto.randomUUID() });
  if (!answer.headers.get('content-type')?.startsWith('application/json')) {
    await answer.body?.cancel();
    return 'in';
  }
  const { data } = (await answer.json()) as { data: { error?: string } | null };
  const error = data?.error ?? '';
  return /^(key_|need_login|no_permission|token_|internal|two_factor)/.test(error) ? error : 'in';
}

it('a key with every scope makes every call but those that are for people', async () => {
  const keys = {
    store: (await newKey('store', scopesOf('store'))).key,
    desk: (await newKey('desk', scopesOf('desk'))).key,
  };
  const closed: string[] = [];
  for (const route of guarded()) {
    const outcome = await ask(route, keys[sideOf(route)]);
    if (outcome === 'key_not_allowed') closed.push(nameOf(route));
    else expect([nameOf(route), outcome]).toEqual([nameOf(route), 'in']);
  }
  expect(closed.sort()).toEqual([...callsForPeople(test.api.app)].sort());
});

describe.each(['store', 'desk'] as const)('of the %s', (side) => {
  it.each(scopesOf(side))('a key with all scopes but %s is refused what it is for', async (scope) => {
    const [area = '', mode] = scope.split(':');
    const isLeft = (other: string) => !other.startsWith(`${area}:`) && !other.startsWith(`${instead[area]}:`);
    const readingAlone = mode === 'write' ? [`${area}:read` as KeyScope] : [];
    const { key } = await newKey(side, [...scopesOf(side).filter(isLeft), ...readingAlone]);
    const method = mode === 'read' ? 'get' : 'post';
    const node = new RegExp(`"(store|node)":"(store|operator)/${area}["/]`);
    const isMeant = (route: RegisteredRoute) =>
      sideOf(route) === side && route.entry.method === method && node.test(JSON.stringify(route.guard));
    const outcomes: string[] = [];
    for (const route of guarded().filter(isMeant)) outcomes.push(await ask(route, key));
    expect(outcomes).toContain('key_scope');
    expect(outcomes.filter((outcome) => !outcome.startsWith('key_'))).toEqual([]);
  });

  it('a key of the other side gets in nowhere', async () => {
    const other = side === 'store' ? 'desk' : 'store';
    const { key } = await newKey(other, scopesOf(other));
    for (const route of guarded().filter((each) => sideOf(each) === side)) {
      expect([nameOf(route), await ask(route, key)]).not.toEqual([nameOf(route), 'in']);
    }
  });
});

it('whatever asks for a password or a code is for people', () => {
  const isProof = /^(password|code|captcha|oldPassword|newPassword|accountVerificationToken)$/;
  const proving = guarded().filter(({ entry: { body } }) => {
    const schema = body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    return Object.keys(schema?.properties ?? {}).some((name) => isProof.test(name));
  });
  const people = callsForPeople(test.api.app);
  expect(proving.length).toBeGreaterThan(5);
  expect(proving.map(nameOf).filter((name) => !people.has(name))).toEqual([]);
});
