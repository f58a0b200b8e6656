import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

describe('spread', () => {
  const spread = async (token: string, recommend_code: unknown) => {
    const { code, data } = await test.post('/api/user/spread', { recommend_code }, { token });
    expect(code).toBe(1);
    return data;
  };

  it('needs a login', async () => {
    expect(await test.post('/api/user/spread', { recommend_code: 'X' })).toMatchObject({
      code: 303,
      data: { type: 'need login' },
    });
  });

  it('ends with code 1 whatever comes of it', async () => {
    const [child, parent, frozen] = await Promise.all([1, 2, 3].map(() => createTestUser(test.ctx)));
    if (!child || !parent || !frozen) throw new Error('no users');
    const { token } = await signIn(test.ctx, child.id);
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, frozen.id));
    expect(await spread(token, 'ZZZZZZZZ')).toEqual({ bound: false, reason: 'unknown_code' });
    expect(await spread(token, { not: 'a code' })).toEqual({ bound: false, reason: 'unknown_code' });
    expect(await spread(token, child.recommendCode)).toEqual({ bound: false, reason: 'own_code' });
    expect(await spread(token, frozen.recommendCode)).toEqual({ bound: false, reason: 'promoter_inactive' });
    await updateSettings(test.ctx, { 'referral.isOpen': false });
    expect(await spread(token, parent.recommendCode)).toEqual({ bound: false, reason: 'closed' });
    await updateSettings(test.ctx, { 'referral.isOpen': true });
    expect(await spread(token, parent.recommendCode.toLowerCase())).toEqual({ bound: true, reason: 'bound' });
    expect(await spread(token, parent.recommendCode)).toEqual({ bound: false, reason: 'already_bound' });
    const { token: parentToken } = await signIn(test.ctx, parent.id);
    expect(await spread(parentToken, child.recommendCode)).toEqual({ bound: false, reason: 'loop' });
  });

  it('never lets two people bind each other', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => createTestUser(test.ctx)));
    if (!one || !other) throw new Error('no users');
    const [mine, theirs] = [await signIn(test.ctx, one.id), await signIn(test.ctx, other.id)];
    const answers = await Promise.all([
      spread(mine.token, other.recommendCode),
      spread(theirs.token, one.recommendCode),
    ]);
    expect(answers.map(({ reason }) => reason).sort()).toEqual(['bound', 'loop']);
  });
});
