import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { fixedClock } from '#lib/server/kernel/clock.ts';
import { settlePagesDue, updateSettings } from '#lib/server/site/index.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const { ctx } = test;
const operator = await signIn(ctx, (await createTestUser(ctx, { group: 'operator' })).id);
const customer = await signIn(ctx, (await createTestUser(ctx)).id);
afterAll(() => test.close());

const both = (chinese: string, english = '') => ({ 'zh-cn': chinese, en: english });
const banner = (title: string, more: object = {}) => ({
  id: 'one',
  kind: 'banner',
  fields: { title: both(title), ...more },
});
const post = (path: string, body: object) => test.post(`/api/operator/page/${path}`, body, operator);
const read = async (page = 0) => (await test.get(`/api/operator/page/document?page=${page}`, operator)).data;
const home = async () => (await test.get('/api/content/home', { locale: 'zh-cn' })).data.home;

/** Saves these blocks as the draft of a page, whatever was there. */
async function draft(blocks: object[], page = 0, more: object = {}): Promise<number> {
  const { version } = await read(page);
  const answer = await post('draft', { page, version, title: both('页', 'Page'), blocks, ...more });
  expect(answer.msg).toBe('');
  return answer.data.version;
}

const publish = async (page = 0, more: object = {}) =>
  post('publish', { page, version: (await read(page)).version, ...more });

const newPage = async (url: string) => (await post('place', { url })).data.id as number;

describe('the home page', () => {
  it('is the one that the shop makes itself until somebody publishes one', async () => {
    expect(await home()).toBeNull();
    await draft([banner('一')]);
    expect(await home()).toBeNull();
    expect((await publish()).code).toBe(1);
    expect(await home()).toMatchObject({ title: '页', blocks: [{ kind: 'banner', fields: { title: '一' } }] });
  });

  it('goes back to what was published before, and that to the draft', async () => {
    await draft([banner('二')]);
    const { data } = await publish(0, { note: '秋天' });
    expect((await home()).blocks[0].fields.title).toBe('二');
    const before = await read();
    expect(before).toMatchObject({ is_changed: false, publications: [{ note: '秋天', state: 'current' }, {}] });
    expect((await post('restore', { page: 0, number: 1, version: before.version })).code).toBe(1);
    expect(await read()).toMatchObject({ is_changed: true, blocks: [{ fields: { title: both('一') } }] });
    expect((await home()).blocks[0].fields.title).toBe('二');
    expect((await post('withdraw', { page: 0, number: data.number })).code).toBe(1);
    expect((await home()).blocks[0].fields.title).toBe('一');
    expect((await post('withdraw', { page: 0, number: data.number })).data.error).toBe('status_changed');
    expect((await post('withdraw', { page: 0, number: 99 })).data.error).toBe('not_found');
  });

  it('promises what the settings say, from the next request on', async () => {
    await draft([banner('返 {commission}')]);
    await publish();
    expect((await home()).blocks[0].fields.title).toBe('返 5%');
    await updateSettings(ctx, { 'referral.level1Bp': 800 });
    expect((await home()).blocks[0].fields.title).toBe('返 8%');
  });
});

describe('two editors at once', () => {
  it('are told of each other, and nothing is lost', async () => {
    const version = await draft([banner('甲')]);
    const first = await post('draft', { page: 0, version, blocks: [banner('乙')] });
    expect(first.code).toBe(1);
    const second = await post('draft', { page: 0, version, blocks: [banner('丙')] });
    expect(second.data.error).toBe('status_changed');
    expect((await read()).blocks[0].fields.title['zh-cn']).toBe('乙');
    expect((await post('publish', { page: 0, version })).data.error).toBe('status_changed');
    const both = await Promise.all(
      ['丁', '戊'].map((title) => post('draft', { page: 0, version: first.data.version, blocks: [banner(title)] })),
    );
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  });
});

describe('publishing', () => {
  it('refuses what is missing at its field, and times that cannot be meant', async () => {
    await draft([banner('', { text: both('x') })]);
    expect(Object.keys((await publish()).data.fields)).toEqual(['blocks.0.fields.title.zh-cn']);
    await draft([banner('好')]);
    const now = Math.floor(ctx.clock.now().getTime() / 1000);
    expect(Object.keys((await publish(0, { from: now + 100, until: now + 50 })).data.fields)).toEqual(['until']);
    expect(Object.keys((await publish(0, { until: now - 50 })).data.fields)).toEqual(['until']);
  });

  it('begins and ends when it should, and what was there comes back', async () => {
    const clock = fixedClock(new Date());
    const later = { ...ctx, clock };
    await draft([banner('平时')]);
    await publish();
    const now = Math.floor(clock.now().getTime() / 1000);
    await draft([banner('活动')]);
    expect((await publish(0, { from: now + 3600, until: now + 7200 })).code).toBe(1);
    const states = (await read()).publications.map(({ state }: AnyData) => state);
    expect(states.slice(0, 2)).toEqual(['scheduled', 'current']);
    expect((await home()).blocks[0].fields.title).toBe('平时');
    clock.advance(3601);
    expect(await settlePagesDue(later)).toBe(1);
    expect((await home()).blocks[0].fields.title).toBe('活动');
    expect(await settlePagesDue(later)).toBe(0);
    clock.advance(3600);
    expect(await settlePagesDue(later)).toBe(1);
    expect((await home()).blocks[0].fields.title).toBe('平时');
  });
});

describe('a content page', () => {
  it('of blocks is found once it is published, by clients that know no blocks as well', async () => {
    const page = await newPage('of-blocks');
    expect((await test.get('/api/content/page?url=of-blocks')).data.error).toBe('not_found');
    const html = { 'zh-cn': '<p>字<script>x()</script></p>', en: '' };
    await draft([banner('标题'), { id: 'two', kind: 'rich_text', fields: { html } }], page);
    expect((await test.get('/api/content/page?url=of-blocks')).data.error).toBe('not_found');
    await publish(page);
    const { data } = await test.get('/api/content/page?url=of-blocks', { locale: 'zh-cn' });
    expect(data).toMatchObject({ title: '页', body: '<h2>标题</h2>\n<p>字</p>' });
    expect(data.blocks.map(({ kind }: AnyData) => kind)).toEqual(['banner', 'rich_text']);
  });

  it('that was written as one text is one block of it, and the other way round', async () => {
    const text = { title: '标题', description: '', body: '<p>文</p>' };
    const texts = { 'zh-cn': text, en: { title: '', description: '', body: '' } };
    const saved = await post('save', { url: 'one-text', is_published: true, texts });
    const page = saved.data.id;
    expect((await read(page)).blocks).toMatchObject([
      { kind: 'rich_text', fields: { html: { 'zh-cn': '<p>文</p>' } } },
    ]);
    await draft([{ id: 'text', kind: 'rich_text', fields: { html: both('<p>新</p>') } }], page, { title: both('新') });
    await publish(page);
    const info = (await test.get(`/api/operator/page/info?id=${page}`, operator)).data;
    expect(info.texts['zh-cn']).toEqual({ title: '新', description: '', body: '<p>新</p>' });
  });

  it('needs a title, and an address of its own', async () => {
    const page = await newPage('no-title');
    await draft([banner('一')], page, { title: both('', 'Only English') });
    expect(Object.keys((await publish(page)).data.fields)).toEqual(['title.zh-cn']);
    expect(Object.keys((await post('place', { url: 'no-title' })).data.fields)).toEqual(['url']);
    expect((await post('draft', { page: 987_654, version: 0, blocks: [] })).data.error).toBe('not_found');
  });
});

describe('a preview link', () => {
  const look = (token: string) =>
    test.get(`/api/content/preview?token=${encodeURIComponent(token)}`, { locale: 'zh-cn' });

  it('shows the draft to whoever has it, for a week', async () => {
    await draft([banner('草稿')]);
    const { preview_token: token, preview_expires: expires } = await read();
    expect((await look(token)).data).toMatchObject({ url: '', blocks: [{ fields: { title: '草稿' } }] });
    const now = ctx.clock.now().getTime() / 1000;
    expect(Math.round((expires - now) / 3600)).toBe(7 * 24);
  });

  it('shows nothing where it was forged, is over, or is of another page', async () => {
    const page = await newPage('previewed');
    const { preview_token: token } = await read(page);
    const [id = '', expires = '', ...signature] = token.split('-');
    const forged = [
      '',
      token.slice(0, -1),
      `0-${expires}-${signature.join('-')}`,
      `${id}-${Number(expires) + 1}-${signature.join('-')}`,
      `${id}-${expires}-${'A'.repeat(43)}`,
      `${id}-1000000000-${signature.join('-')}`,
    ];
    for (const each of forged) expect((await look(each)).data.error).toBe('not_found');
    expect((await look(token)).code).toBe(1);
  });
});

describe('rows of products', () => {
  it('come in one go, without what is gone', async () => {
    const category = await makeCategory(ctx.db, 'rows');
    const product = await makeProduct(ctx.db, { slug: 'in-a-row', categoryId: category });
    const { data } = await test.get(`/api/product/rows?products=${product},999999&categories=${category},888888`);
    expect(data.products.map(({ slug }: AnyData) => slug)).toEqual(['in-a-row']);
    expect(data.categories).toMatchObject([{ id: category, products: [{ slug: 'in-a-row' }] }]);
    expect((await test.get('/api/product/rows')).data).toEqual({ products: [], categories: [] });
  });

  it.each(['a', '1,', '0', '-1', '1;2', Array.from({ length: 200 }, (_, index) => index + 1).join(',')])(
    'are refused for %j',
    async (products) => expect((await test.get(`/api/product/rows?products=${products}`)).code).toBe(0),
  );
});

it('who is no operator neither reads nor writes pages', async () => {
  expect((await test.get('/api/operator/page/document', customer)).data.error).toBe('no_permission');
  for (const call of ['draft', 'publish', 'withdraw', 'restore', 'place', 'picture']) {
    expect((await test.post(`/api/operator/page/${call}`, {}, customer)).data.error).toBe('no_permission');
  }
});

it('a picture that is nobody’s here, and a film of another topic, are refused at their fields', async () => {
  const { version } = await read();
  const picture = { file: 999_999, url: '/storage/page/aaaaaaaa.webp' };
  const refused = await post('draft', { page: 0, version, blocks: [banner('一', { picture })] });
  expect(Object.keys(refused.data.fields)).toEqual(['blocks.0.fields.picture']);
  const film = { id: 'f', kind: 'video', fields: { video: '/storage/avatar/aaaaaaaa.mp4' } };
  expect(Object.keys((await post('draft', { page: 0, version, blocks: [film] })).data.fields)).toEqual([
    'blocks.0.fields.video',
  ]);
});
