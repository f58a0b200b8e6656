import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedIn } from '#lib/server/factories/factories.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const member = () => createSignedIn(test.ctx);

const place = {
  receiver: '张三',
  mobile: '13800138000',
  province_id: '440000',
  city_id: 440300,
  area_id: 440305,
  address: '科技园1号',
};
const save = (me: { token: string }, change: object = {}) =>
  test.post('/api/address/save', { ...place, ...change }, me);
const list = async (me: { token: string }) => (await test.get('/api/address/list', me)).data.list;

describe('areas', () => {
  it('are a cascade of value and label for everybody', async () => {
    const chinese = { locale: 'zh-cn' } as const;
    expect((await test.get('/api/ajax/area', chinese)).data).toContainEqual({ value: 440000, label: '广东省' });
    expect((await test.get('/api/ajax/area')).data).toContainEqual({ value: 440000, label: 'Guangdong' });
    expect((await test.get('/api/ajax/area?city=440300')).data).toHaveLength(31);
    expect((await test.get('/api/ajax/area?province=440000')).data).toContainEqual({
      value: 440300,
      label: 'Shenzhen',
    });
    const districts = await test.get('/api/ajax/area?province=440000&city=440300&uuid=x');
    expect(districts.data).toContainEqual({ value: 440305, label: 'Nanshan District' });
    expect((await test.get('/api/ajax/area?province=&city=')).data).toHaveLength(31);
    const refused = await test.get('/api/ajax/area?province=x');
    expect(refused.data).toMatchObject({ error: 'invalid_input', fields: { province: 'The format isn’t valid' } });
  });
});

describe('addresses', () => {
  it('keep the names of their codes, and the first is the default and the one in use', async () => {
    const me = await member();
    const { data, code } = await save(me);
    expect(code).toBe(1);
    const { province_id: _, ...rest } = place;
    const named = { ...rest, province_id: 440000 };
    const english = { ...named, province_name: 'Guangdong', city_name: 'Shenzhen', area_name: 'Nanshan District' };
    const chinese = { ...named, province_name: '广东省', city_name: '深圳市', area_name: '南山区' };
    expect(data).toEqual({ ...english, id: expect.any(Number), is_default: true });
    expect((await test.get('/api/index/index', me)).data.userInfo.use_address).toEqual({ ...english, id: data.id });
    const reader = { ...me, locale: 'zh-cn' } as const;
    expect((await test.get('/api/index/index', reader)).data.userInfo.use_address).toEqual({ ...chinese, id: data.id });
    expect((await test.get(`/api/address/info?id=${data.id}`, reader)).data).toMatchObject(chinese);
  });

  it('have one default, that moves and passes on', async () => {
    const me = await member();
    const ids: number[] = [];
    for (const [receiver, is_default] of [
      ['一', false],
      ['二', '1'],
      ['三', false],
    ]) {
      ids.push((await save(me, { receiver, is_default })).data.id);
      test.ctx.clock.advance(1);
    }
    const defaults = async () =>
      (await list(me)).filter((row: { is_default: boolean }) => row.is_default).map((row: { id: number }) => row.id);
    expect(await defaults()).toEqual([ids[1]]);
    expect((await test.post('/api/address/default', { id: ids[0] }, me)).code).toBe(1);
    expect(await defaults()).toEqual([ids[0]]);
    expect((await test.post('/api/address/delete', { id: ids[0] }, me)).code).toBe(1);
    expect(await defaults()).toEqual([ids[2]]);
    expect((await save(me, { id: ids[2], receiver: '新', is_default: false })).data).toMatchObject({
      receiver: '新',
      is_default: true,
    });
  });

  it('of two that become the default at once, one is', async () => {
    const me = await member();
    await Promise.all(Array.from({ length: 6 }, () => save(me, { is_default: true })));
    expect((await list(me)).map((row: { is_default: boolean }) => row.is_default)).toEqual([
      true,
      ...Array.from({ length: 5 }, () => false),
    ]);
  });

  it('end at fifty', async () => {
    const me = await member();
    const answers = await Promise.all(Array.from({ length: 51 }, () => save(me)));
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(50);
    expect(answers.find(({ code }) => code === 0)).toMatchObject({
      msg: 'You can save up to 50 addresses',
      data: { error: 'address_limit' },
    });
  });

  it('of somebody else answer like missing ones, whatever is asked', async () => {
    const [me, other] = [await member(), await member()];
    const { id } = (await save(other)).data;
    const missing = 999_999_999;
    const ask = async (which: number) => {
      const answers = [
        await test.get(`/api/address/info?id=${which}`, me),
        await save(me, { id: which }),
        await test.post('/api/address/default', { id: which }, me),
        await test.post('/api/address/delete', { id: which }, me),
      ];
      return answers.map(({ time: _, ...answer }) => answer);
    };
    const answers = await ask(id);
    expect(answers).toEqual(await ask(missing));
    for (const answer of answers) expect(answer.data.error).toBe('not_found');
    expect(await list(me)).toEqual([]);
    expect((await test.get(`/api/address/info?id=${id}`, other)).data).toMatchObject({ id, is_default: true });
  });

  it.each([
    ['receiver', { receiver: ' ' }],
    ['mobile', { mobile: '12345678901' }],
    ['area_id', { area_id: 110101 }],
    ['city_id', { city_id: 'x' }],
    ['address', { address: 'x'.repeat(201) }],
    ['id', { id: 'x' }],
  ])('shows at %s what is wrong with %j', async (field, change) => {
    const answer = await save(await member(), change);
    expect([answer.code, Object.keys(answer.data.fields)]).toEqual([0, [field]]);
  });

  it('can be pasted as one line', async () => {
    const text = '李四 138 0013 8001 浙江省杭州市西湖区文三路9号';
    expect((await test.post('/api/address/parse', { text }, await member())).data).toEqual({
      receiver: '李四',
      mobile: '13800138001',
      province_id: 330000,
      province_name: 'Zhejiang',
      city_id: 330100,
      city_name: 'Hangzhou',
      area_id: 330106,
      area_name: 'Xihu District',
      address: '文三路9号',
    });
  });

  it('serve the remote select of the family', async () => {
    const me = await member();
    const ids: number[] = [];
    for (let index = 0; index < 12; index += 1) ids.push((await save(me, { receiver: `Person ${index}` })).data.id);
    const options = async (query: string) => (await test.get(`/api/address/list?select=true&${query}`, me)).data;
    const searched = await options('quickSearch=person%2011&page=&uuid=x');
    const option = { id: ids[11], name: 'Person 11 13800138000 Nanshan District, Shenzhen, Guangdong 科技园1号' };
    expect([searched.options, searched.total]).toEqual([[option], 1]);
    expect((await options(`quickSearch=${encodeURIComponent('深圳市南山区')}`)).total).toBe(12);
    expect((await options('quickSearch=nanshan')).total).toBe(12);
    expect((await options('quickSearch=&page=2')).options).toHaveLength(2);
    expect((await options(`initKey=id&initValue[0]=${ids[11]}`)).options).toEqual([option]);
    expect((await options(`initValue=${ids[0]},${ids[1]}`)).options).toHaveLength(2);
    expect((await options(`initKey=id&initValue[]=${ids[0]}&initValue[]=${ids[1]}`)).options).toHaveLength(2);
    expect(option.name.length).toBeGreaterThan(60);
    const longer = `${option.name} and what does not stand there`;
    expect((await options(`quickSearch=${encodeURIComponent(longer)}`)).options).toEqual([option]);
    expect((await options(`quickSearch=${'x'.repeat(61)}`)).total).toBe(0);
    const stranger = await member();
    const foreign = await test.get(`/api/address/list?select=true&initValue=${ids[0]}`, stranger);
    expect(foreign.data).toEqual({ list: [], options: [], total: 0 });
  });

  it('are closed to guests', async () => {
    expect((await test.get('/api/address/list')).code).toBe(303);
    expect((await test.post('/api/address/save', place)).code).toBe(303);
  });
});
