import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestApplication, toMember } from '../../factories/store-factories.ts';
import { beginClosing } from '../../identity/index.ts';
import { applyToPromote, decidePromoter, findPromoter } from '../../referral/index.ts';
import { updateSettings } from '../../site/index.ts';
import { describeApplication } from '../../store/index.ts';
import { finishClosings } from './finish-closings.ts';

const test = await createTestContext();
afterAll(() => test.close());

it('takes an application back and empties it when its applicant’s account ends', async () => {
  const { user, applicant: actor } = await createTestApplication(test.ctx);
  const now = test.ctx.clock.now();
  await test.ctx.db.transaction((tx) =>
    beginClosing(tx, { userId: user.id, reason: '', effectiveAt: now, now, actor }),
  );
  expect(await finishClosings(test.ctx)).toBe(1);
  expect(await describeApplication(test.ctx, user.id)).toMatchObject({
    status: 'draft',
    form: { company_name: '', contact_mobile: '', payee_account: '', licence: '' },
  });
});

it('leaves nothing of what a promoter wrote, nor an application that nobody can decide any more', async () => {
  const { ctx } = test;
  await updateSettings(ctx, { 'referral.promoters': 'applied' });
  const now = ctx.clock.now();
  const [active, waiting] = [await createTestUser(ctx), await createTestUser(ctx)];
  for (const { id } of [active, waiting]) await applyToPromote(ctx, toMember(id), '客户群，店主为主');
  const operator = toMember((await createTestUser(ctx, { group: 'operator' })).id);
  await decidePromoter(ctx, operator, { userId: active.id, version: 1, reason: '', decision: 'approve' });
  for (const { id: userId } of [active, waiting]) {
    const closing = { userId, reason: '', effectiveAt: now, now, actor: toMember(userId) };
    await ctx.db.transaction((tx) => beginClosing(tx, closing));
  }
  expect(await finishClosings(ctx)).toBe(2);
  expect(await findPromoter(ctx.db, active.id)).toMatchObject({ status: 'active', plan: '' });
  expect(await findPromoter(ctx.db, waiting.id)).toBeUndefined();
});

it('ends all accounts that are due in one night, however many they are', async () => {
  const { ctx } = test;
  const now = ctx.clock.now();
  const people = await Promise.all(Array.from({ length: 201 }, () => createTestUser(ctx)));
  for (const { id: userId } of people) {
    const closing = { userId, reason: '', effectiveAt: now, now, actor: toMember(userId) };
    await ctx.db.transaction((tx) => beginClosing(tx, closing));
  }
  expect(await finishClosings(ctx)).toBe(201);
});
