import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

interface Me {
  token: string;
}

const member = () => createSignedIn(test.ctx);

const view = { list: 'desk-orders', name: 'Waiting', search: 'tab=to_accept&columns=no,store' };
const save = (me: Me, change: object = {}) => test.post('/api/account/viewSave', { ...view, ...change }, me);
const namesOf = async (me: Me, list = 'desk-orders') =>
  (await test.get(`/api/account/views?list=${list}`, me)).data.list.map(({ name }: { name: string }) => name);

describe('kept views of a list', () => {
  it('are listed by name, each with what the address said, and only for that list', async () => {
    const me = await member();
    await save(me);
    await save(me, { name: 'dear ones', search: 'sort=-payable' });
    await save(me, { list: 'store-orders', name: 'Mine' });
    const { data } = await test.get('/api/account/views?list=desk-orders', me);
    expect(data.list).toEqual([
      { id: expect.any(Number), name: 'dear ones', search: 'sort=-payable' },
      { id: expect.any(Number), name: 'Waiting', search: view.search },
    ]);
    expect(await namesOf(me, 'store-orders')).toEqual(['Mine']);
  });

  it('are replaced by one of the same name, however it is written', async () => {
    const me = await member();
    const { data: first } = await save(me);
    const { data: second, msg } = await save(me, { name: 'WAITING', search: 'tab=all' });
    expect([second, msg]).toEqual([{ id: first.id, name: 'WAITING', search: 'tab=all' }, 'View saved']);
    expect(await namesOf(me)).toEqual(['WAITING']);
  });

  it('get another name, which they take over from one that has it', async () => {
    const me = await member();
    const { id } = (await save(me)).data;
    await save(me, { name: 'To do' });
    expect((await save(me, { id, name: 'waiting for me' })).data).toEqual({
      id,
      name: 'waiting for me',
      search: view.search,
    });
    expect(await namesOf(me)).toEqual(['To do', 'waiting for me']);
    expect((await save(me, { id, name: 'TO DO' })).data.id).toBe(id);
    expect(await namesOf(me)).toEqual(['TO DO']);
  });

  it('are at most twenty a list, however many are saved at once', async () => {
    const me = await member();
    const answers = await Promise.all(Array.from({ length: 22 }, (_, index) => save(me, { name: `view ${index}` })));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(20);
    expect(answers.find(({ code }) => code === 0)).toMatchObject({
      msg: 'You can save up to 20 views per list',
      data: { error: 'view_limit' },
    });
    const [kept] = await namesOf(me);
    const { list } = (await test.get('/api/account/views?list=desk-orders', me)).data;
    expect((await save(me, { id: list[1].id, name: 'another name' })).code).toBe(1);
    expect([(await save(me, { name: kept })).code, (await save(me, { list: 'desk-users' })).code]).toEqual([1, 1]);
  });

  it('of somebody else are neither seen nor removed', async () => {
    const [me, other] = [await member(), await member()];
    const { id } = (await save(other)).data;
    expect(await namesOf(me)).toEqual([]);
    expect(await test.post('/api/account/viewRemove', { id }, me)).toMatchObject({
      code: 0,
      data: { error: 'not_found' },
    });
    for (const change of [{ id }, { id, list: 'desk-users' }]) {
      expect((await save(me, { ...change, name: 'taken' })).data.error).toBe('not_found');
    }
    expect((await save(other, { id, list: 'desk-users' })).data.error).toBe('not_found');
    expect(await namesOf(me)).toEqual([]);
    expect(await namesOf(other)).toEqual(['Waiting']);
    expect((await test.post('/api/account/viewRemove', { id }, other)).code).toBe(1);
    expect(await namesOf(other)).toEqual([]);
  });

  it.each([
    ['list', { list: 'nonsense' }],
    ['name', { name: '  ' }],
    ['name', { name: 'x'.repeat(41) }],
    ['name', { name: 'two\nlines' }],
    ['search', { search: 'x'.repeat(1001) }],
  ])('show at %s what is wrong with %j', async (field, change) => {
    const { code, data } = await save(await member(), change);
    expect([code, Object.keys(data.fields)]).toEqual([0, [field]]);
  });

  it('are closed to guests', async () => {
    const answers = [
      await test.get('/api/account/views?list=desk-orders'),
      await test.post('/api/account/viewSave', view),
      await test.post('/api/account/viewRemove', { id: 1 }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([303, 303, 303]);
  });
});
