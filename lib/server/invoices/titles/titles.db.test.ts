import { afterAll, expect, it } from '@jest/globals';
import { mostTitles } from '#lib/contract/invoices/records.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import type { TitleFacts } from './title-facts.ts';
import {
  forgetTitles,
  getTitle,
  listTitles,
  removeTitle,
  saveTitle,
  setDefaultTitle,
  type TitleOwner,
} from './titles.ts';

const test = await createTestContext();
afterAll(() => test.close());

const newOwner = async (): Promise<TitleOwner> => ({ ownerType: 'user', ownerId: (await createTestUser(test.ctx)).id });

const person: TitleFacts = {
  titleType: 'personal',
  name: '张三',
  taxNo: '',
  regAddress: '',
  regPhone: '',
  bankName: '',
  bankAccount: '',
  email: '',
  mobile: '',
};
const save = (owner: TitleOwner, name: string, change: { id?: number; isDefault?: boolean } = {}) =>
  saveTitle(test.ctx, owner, { isDefault: false, ...change, facts: { ...person, name } });
const names = async (owner: TitleOwner) => (await listTitles(test.ctx.db, owner)).map(({ name }) => name);
const defaults = async (owner: TitleOwner) =>
  (await listTitles(test.ctx.db, owner)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

it('the first is the default; it moves when somebody says so, and passes on when it is removed', async () => {
  const owner = await newOwner();
  const first = await save(owner, '一');
  test.ctx.clock.advance(1);
  await save(owner, '二');
  test.ctx.clock.advance(1);
  const third = await save(owner, '三', { isDefault: true });
  expect([await names(owner), await defaults(owner)]).toEqual([['三', '二', '一'], ['三']]);
  await setDefaultTitle(test.ctx, owner, first.id);
  expect(await defaults(owner)).toEqual(['一']);
  await save(owner, '一号', { id: first.id });
  expect(await defaults(owner)).toEqual(['一号']);
  await removeTitle(test.ctx, owner, first.id);
  expect(await defaults(owner)).toEqual(['三']);
  await removeTitle(test.ctx, owner, third.id);
  expect([await names(owner), await defaults(owner)]).toEqual([['二'], ['二']]);
});

it('the same title is refused at its name, and can come again when it was removed', async () => {
  const owner = await newOwner();
  const { id } = await save(owner, '北风（上海）');
  const refused = { code: 'invalid_input', fields: { name: { key: 'titleThere' } } };
  await expect(save(owner, '北风(上海)')).rejects.toMatchObject(refused);
  const other = await save(owner, '南风');
  await expect(save(owner, '北风（上海）', { id: other.id })).rejects.toMatchObject(refused);
  // Saved again as it is, it is no other one.
  await save(owner, '北风（上海）', { id });
  await removeTitle(test.ctx, owner, id);
  await save(owner, '北风（上海）');
  await expect(save(await newOwner(), '北风（上海）')).resolves.toMatchObject({ isDefault: true });
});

it('of many at once the limit holds, and one is the default', async () => {
  const owner = await newOwner();
  const asked = Array.from({ length: mostTitles + 3 }, (_, index) => save(owner, `抬头${index}`, { isDefault: true }));
  const results = await Promise.allSettled(asked);
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { code: 'title_limit' } });
  expect(await names(owner)).toHaveLength(mostTitles);
  expect(await defaults(owner)).toHaveLength(1);
});

it('the same twice at once is one', async () => {
  const owner = await newOwner();
  const results = await Promise.allSettled([save(owner, '北风'), save(owner, '北风')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('a title of somebody else is not there', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const { id } = await save(owner, '一');
  const missing = { code: 'not_found' };
  await expect(getTitle(test.ctx.db, other, id)).rejects.toMatchObject(missing);
  await expect(save(other, '二', { id })).rejects.toMatchObject(missing);
  await expect(removeTitle(test.ctx, other, id)).rejects.toMatchObject(missing);
  await expect(setDefaultTitle(test.ctx, other, id)).rejects.toMatchObject(missing);
  // A store with the same number is another owner.
  await expect(getTitle(test.ctx.db, { ...owner, ownerType: 'store' }, id)).rejects.toMatchObject(missing);
  expect(await names(owner)).toEqual(['一']);
});

it('whoever leaves leaves none behind, removed ones neither', async () => {
  const [owner, other] = [await newOwner(), await newOwner()];
  const { id } = await save(owner, '一');
  await save(owner, '二');
  await save(other, '三');
  await removeTitle(test.ctx, owner, id);
  await forgetTitles(test.ctx.db, owner);
  const { rows } = await test.ctx.db.$client.query('select id from invoice_titles where owner_id = $1', [
    owner.ownerId,
  ]);
  expect(rows).toEqual([]);
  expect(await names(other)).toEqual(['三']);
});
