import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await newPerson('operator');
afterAll(() => test.close());

async function newPerson(group: 'customer' | 'operator' = 'customer') {
  const { id, username, recommendCode: code } = await createTestUser(test.ctx, { group });
  return { id, username, code, token: (await signIn(test.ctx, id)).token };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

/** Each but the first was brought by the one before. */
async function newLine(length: number): Promise<Person[]> {
  const people = [await newPerson()];
  for (let made = 1; made < length; made += 1) {
    const next = await newPerson();
    const { code } = people[made - 1] ?? next;
    const { data } = await test.post('/api/user/spread', { recommend_code: code }, next);
    expect(data.reason).toBe('bound');
    people.push(next);
  }
  return people;
}

const list = async (query: string) => (await test.get(`/api/operator/promoter/ties?${query}`, operator)).data;
const tieOf = async ({ username }: Person) => (await list(`q=${username}`)).list[0];
const change = (who: Person, from: Person | null, to: Person | null, by: Person = operator) =>
  test.post(
    '/api/operator/promoter/tie',
    { user_id: who.id, from_id: from?.id ?? null, parent_id: to?.id ?? null, reason: 'Called us' },
    by,
  );
const faultOf = async (answer: ReturnType<typeof change>) => (await answer).data.fields.parent_id;

async function newFour() {
  const [top, near, low, last] = await newLine(4);
  if (!top || !near || !low || !last) throw new Error('no line');
  return { top, near, low, last };
}

it('lists ties, found by either side', async () => {
  const { top, near, low } = await newFour();
  expect(await tieOf(low)).toMatchObject({
    user: { id: low.id, name: low.username },
    parent: { id: near.id },
    grand: { id: top.id },
    source: 'link',
    changed_by: null,
    is_expired: false,
  });
  const { list: brought, total } = await list(`by=${near.username}`);
  expect([total, brought[0].user.id]).toEqual([1, low.id]);
  expect((await list('q=nobody-at-all')).total).toBe(0);
});

describe('an operator', () => {
  it('says who brought somebody: those below have the new one above their own, and it is written down', async () => {
    const { near, low, last } = await newFour();
    const { top: other } = await newFour();
    expect(await change(low, near, other)).toMatchObject({ code: 1 });
    expect(await tieOf(low)).toMatchObject({
      parent: { id: other.id },
      grand: null,
      source: 'manual',
      changed_by: { id: operator.id },
    });
    expect(await tieOf(last)).toMatchObject({ parent: { id: low.id }, grand: { id: other.id } });
    const { rows } = await test.ctx.db.execute(
      sql`select reason, data from status_logs where entity_type = 'referral_tie' and entity_id = ${low.id}`,
    );
    expect(rows).toEqual([{ reason: 'Called us', data: { from: near.id, to: other.id } }]);
  });

  it('says that nobody did: those below have nobody above their own, and a first referrer can be set', async () => {
    const { near, low, last } = await newFour();
    expect(await change(low, near, null)).toMatchObject({ code: 1 });
    expect(await tieOf(low)).toBeUndefined();
    expect(await tieOf(last)).toMatchObject({ parent: { id: low.id }, grand: null });
    expect(await change(low, null, near)).toMatchObject({ code: 1 });
    expect(await tieOf(low)).toMatchObject({ parent: { id: near.id } });
  });

  it('is refused at the field for oneself, a loop, and who may not promote', async () => {
    const { top, near, low, last } = await newFour();
    expect(await faultOf(change(near, top, near))).toEqual(expect.any(String));
    expect(await faultOf(change(near, top, last))).toEqual(expect.any(String));
    await test.ctx.db.execute(sql`update promoters set status = 'frozen' where user_id = ${top.id}`);
    expect(await faultOf(change(low, near, top))).toEqual(expect.any(String));
    const reasonless = { user_id: low.id, from_id: near.id, parent_id: null, reason: ' ' };
    expect((await test.post('/api/operator/promoter/tie', reasonless, operator)).data.fields).toHaveProperty('reason');
  });

  it('overwrites nothing that was changed meanwhile, and of two at once never makes a loop', async () => {
    const { top, near, low } = await newFour();
    expect((await change(low, top, null)).data.error).toBe('status_changed');
    const [one, other] = [await newPerson(), await newPerson()];
    const answers = await Promise.all([change(one, null, other), change(other, null, one)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(await tieOf(low)).toMatchObject({ parent: { id: near.id } });
  });

  it('changes nothing of the own, and no customer changes anything', async () => {
    const { near, low } = await newFour();
    expect((await change(operator, null, near)).data.error).toBe('own_record');
    expect((await change(low, near, operator)).data.error).toBe('own_record');
    expect((await change(low, near, null, low)).code).toBe(401);
    const nobody = { ...low, id: 999_999_999 };
    expect((await change(nobody, null, near)).data.error).toBe('not_found');
  });
});
