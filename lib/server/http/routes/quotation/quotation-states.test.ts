import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { itemOf, makeQuotationGoods, makeSubmitted } from '#lib/server/factories/quotation-factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { cancelQuotation, saveItem } from '#lib/server/quotation/index.ts';
import { quotations } from '#lib/server/quotation/tables.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { listRoutes } from '../../serve.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

const newMember = async () => toMember((await createTestUser(test.ctx)).id);

const states = {
  draft: async () => {
    const member = await newMember();
    const { no } = await saveItem(test.ctx, member, itemOf(goods.mouse));
    return { no, member };
  },
  submitted: () => makeSubmitted(test.ctx, goods),
  cancelled: async () => {
    const made = await makeSubmitted(test.ctx, goods);
    await cancelQuotation(test.ctx, made.member, { no: made.no, reason: 'changed my mind' });
    return made;
  },
};

/** Every call about one quotation, of its customer and of the platform. */
const callsAbout = () =>
  listRoutes(test.api.app)
    .map(({ entry }) => entry)
    .filter(({ path }) => /^\/api\/(operator\/)?quote\//.test(path))
    .filter(({ file }) => !file)
    .filter(({ query, body }) => Object.keys(fieldsOf(body ?? query)).includes('no'));

function fieldsOf(schema: z.ZodType | undefined): object {
  if (!schema) return {};
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return shape.properties ?? {};
}

it.each(Object.keys(states) as (keyof typeof states)[])(
  'answers every call about a quotation that is %s without a fault of its own',
  async (state) => {
    const calls = callsAbout();
    expect(calls.map(({ path }) => path)).toContain('/api/quote/pullBack');
    const operator = await createSignedInOperator(test.ctx);
    for (const { method, path } of calls) {
      const { no, member } = await states[state]();
      const own = { id: member.userId, token: (await signIn(test.ctx, member.userId)).token };
      const asker = path.startsWith('/api/operator/') ? operator : own;
      const input = { no, n: 1, reason: 'why not', version: 1, note: '', lines: [], ids: [], text: 'words' };
      const { data } = await askAs(test, asker, `${method} ${path}`, input);
      expect([path, data?.error === 'internal']).toEqual([path, false]);
    }
  },
);

it('takes no draft back, for it is with its customer', async () => {
  const { no, member } = await states.draft();
  const { token } = await signIn(test.ctx, member.userId);
  expect(await test.post('/api/quote/pullBack', { no }, { token })).toMatchObject({
    code: 0,
    data: { error: 'status_changed' },
  });
  const [after] = await test.ctx.db.select().from(quotations).where(eq(quotations.no, no));
  expect(after?.status).toBe('draft');
});
