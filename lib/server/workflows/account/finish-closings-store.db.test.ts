import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestContext, type TestContext } from '../../db/test-context.ts';
import { createTestApplication } from '../../factories/store-factories.ts';
import { beginClosing } from '../../identity/index.ts';
import { describeApplication } from '../../store/index.ts';
import { finishClosings } from './finish-closings.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
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
