import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { userGroups } from '../../identity/tables.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

async function newToken(group: 'customer' | 'store' = 'customer'): Promise<string> {
  const { id } = await createTestUser(test.ctx, { group });
  return (await signIn(test.ctx, id)).token;
}

/** Asks every call that `isAsked` names with nothing in it; who may not ask is refused before anything is read. */
async function askAll(isPending: 'guarded' | 'permitted', token: string) {
  const routes = listRoutes(test.api.app).filter(({ guard }) =>
    isPending === 'permitted' ? typeof guard === 'object' : guard !== 'public',
  );
  expect(routes.length).toBeGreaterThan(5);
  const answers = routes.map(async ({ entry: { method, path } }) => {
    const { code, data } = await (method === 'get' ? test.get(path, { token }) : test.post(path, {}, { token }));
    return { path, code, data };
  });
  return Promise.all(answers);
}

it.each(['', 'nonsense', 'a.b.c'])('sends a guest with the token %j to the login, whatever is asked', async (token) => {
  for (const answer of await askAll('guarded', token)) {
    expect(answer).toMatchObject({ path: answer.path, code: 303, data: { type: 'need login' } });
  }
});

it('sends who was signed out elsewhere to the login', async () => {
  const token = await newToken();
  await test.post('/api/user/logout', {}, { token });
  for (const answer of await askAll('guarded', token)) {
    expect(answer).toMatchObject({ path: answer.path, code: 303, data: { type: 'need login' } });
  }
});

it('answers a token that has run out with 409 and data that is not null', async () => {
  const token = await newToken();
  test.ctx.clock.advance(2 * 3600 + 1);
  for (const answer of await askAll('guarded', token))
    expect(answer).toEqual({ path: answer.path, code: 409, data: [] });
});

it('asks for the permission where one is declared', async () => {
  const token = await newToken('store');
  await test.ctx.db.update(userGroups).set({ status: 'disable' }).where(eq(userGroups.key, 'store'));
  for (const answer of await askAll('permitted', token)) {
    expect(answer).toMatchObject({ path: answer.path, code: 401, data: { error: 'no_permission' } });
  }
});
