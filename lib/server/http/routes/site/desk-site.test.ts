import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { submitLead } from '#lib/server/workflows/site/submit-lead.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
afterAll(() => test.close());

const text = (title: string, body = '<p>words</p>') => ({ title, description: '', body });
const post = (path: string, body: object) => test.post(`/api/operator/${path}`, body, operator);
const get = (path: string) => test.get(`/api/operator/${path}`, operator);

describe('content pages', () => {
  const newPage = (url: string, more: object = {}) =>
    post('page/save', { url, is_published: true, texts: { 'zh-cn': text('标题'), en: text('Title') }, ...more });

  it('are on the site as soon as they are saved, cleaned, and gone when removed', async () => {
    const dirty = text('标题', '<p onclick="x()">字<script>alert(1)</script></p><h2>章</h2>');
    const { data, code } = await newPage('about-us', { texts: { 'zh-cn': dirty, en: text('', '') } });
    expect(code).toBe(1);
    const shown = await test.get('/api/content/page?url=about-us');
    expect(shown.data).toMatchObject({ title: '标题', locale: 'zh-cn', body: '<p>字</p><h2>章</h2>' });
    expect((await post('page/remove', { id: data.id })).code).toBe(1);
    expect((await test.get('/api/content/page?url=about-us')).data.error).toBe('not_found');
    expect((await post('page/remove', { id: data.id })).data.error).toBe('not_found');
  });

  it('are not on the site while they are drafts, and are told of a second editor', async () => {
    const { data } = await newPage('draft-page', { is_published: false });
    expect((await test.get('/api/content/page?url=draft-page')).data.error).toBe('not_found');
    const again = { id: data.id, version: data.version };
    expect((await newPage('draft-page', again)).data).toMatchObject({ version: data.version + 1 });
    expect((await newPage('draft-page', again)).data.error).toBe('status_changed');
    expect((await get(`page/info?id=${data.id}`)).data.texts.en.title).toBe('Title');
    expect((await get('page/list')).data.list.some(({ url }: AnyData) => url === 'draft-page')).toBe(true);
  });

  it.each([
    ['url', { url: 'Ü' }],
    ['url', { url: '' }],
    ['texts.zh-cn.title', { texts: { 'zh-cn': text(''), en: text('a') } }],
    ['texts.zh-cn.body', { texts: { 'zh-cn': text('a', '<p> </p>'), en: text('a') } }],
    ['texts.en.title', { texts: { 'zh-cn': text('a'), en: text('') } }],
    ['texts.en.body', { texts: { 'zh-cn': text('a'), en: { title: 'Title' } } }],
  ])('are refused at %s', async (field, wrong) => {
    const { data } = await newPage('fine', wrong);
    expect(Object.keys(data.fields)).toEqual([field]);
  });

  it('have an address of their own', async () => {
    await newPage('taken-page');
    expect(Object.keys((await newPage('taken-page')).data.fields)).toEqual(['url']);
  });
});

describe('settings', () => {
  const change = (key: string, before: unknown, value: unknown) =>
    post('settings/save', { changes: [{ key, before, value }] });

  it('tell their kind and count from the next request on', async () => {
    const { data } = await get('settings/see');
    const byKey = new Map<string, AnyData>(data.list.map((each: AnyData) => [each.key, each]));
    expect(byKey.get('site.name')).toMatchObject({ kind: 'texts' });
    expect(byKey.get('order.payMinutes')).toMatchObject({ kind: 'number', value: 30, min: 1 });
    expect(byKey.get('referral.bind')).toMatchObject({ kind: 'choice', options: ['new', 'all'] });
    expect(byKey.get('member.isCenterOpen')).toMatchObject({ kind: 'boolean' });
    expect(byKey.get('upload.allowedSuffixes')).toMatchObject({ kind: 'list' });
    expect(byKey.get('payment.bank')).toMatchObject({ kind: 'record' });
    expect((await change('site.tel', '', '400 123')).code).toBe(1);
    expect((await test.get('/api/index/index', operator)).data.site.tel).toBe('400 123');
  });

  it.each(['site.cdnUrl', 'site.apiUrl'])('let %s be an address over https, or nothing', async (key) => {
    for (const value of ['http://cdn.example', '//cdn.example', 'cdn.example', 'javascript:alert(1)', 'https://']) {
      expect((await change(key, '', value)).data).toMatchObject({ fields: { [key]: expect.any(String) } });
    }
    expect((await change(key, '', 'https://cdn.example/shop')).code).toBe(1);
    expect((await change(key, 'https://cdn.example/shop', '')).code).toBe(1);
  });

  it('are compared with what was read, in whatever order it came back', async () => {
    const bank = { holder: 'a', bank: 'b', account: '1' };
    expect((await change('payment.bank', { holder: '', bank: '', account: '' }, bank)).code).toBe(1);
    expect((await change('payment.bank', { account: '1', bank: 'b', holder: 'a' }, bank)).code).toBe(1);
    const raced = await change('payment.bank', { holder: '', bank: '', account: '' }, bank);
    expect(raced.data).toMatchObject({ error: 'status_changed', fields: { 'payment.bank': expect.any(String) } });
  });

  it('take no credit code of the company with a wrong character, and none at all', async () => {
    const none = { company: '', creditCode: '', address: '' };
    const name = (creditCode: string, before = none) =>
      change('site.company', before, { company: 'A', creditCode, address: '' });
    const refused = await name('91330106MA27XYZ12K');
    expect(refused.data).toMatchObject({ error: 'invalid_input', fields: { 'site.company': expect.any(String) } });
    expect((await name('91330100799655058B')).code).toBe(1);
    expect((await name('', { company: 'A', creditCode: '91330100799655058B', address: '' })).code).toBe(1);
  });

  it('have one value each: of two in one change neither is taken', async () => {
    const { data } = await get('settings/see');
    const before = data.list.find(({ key }: AnyData) => key === 'order.payMinutes').value;
    const changes = [40, 50].map((value) => ({ key: 'order.payMinutes', before, value }));
    const refused = await post('settings/save', { changes });
    expect(refused.data).toMatchObject({ error: 'invalid_input', fields: { 'order.payMinutes': expect.any(String) } });
    expect((await change('order.payMinutes', before, before)).code).toBe(1);
  });

  it('keep the least below the most, whichever of the two is changed', async () => {
    for (const [key, before, value] of [
      ['recharge.minFen', 100, 5_000_001],
      ['recharge.maxFen', 5_000_000, 99],
    ] as const) {
      const { data } = await change(key, before, value);
      expect([data.error, Object.keys(data.fields)]).toEqual(['invalid_input', [key]]);
    }
    expect((await change('recharge.minFen', 100, 200)).code).toBe(1);
    expect((await change('recharge.minFen', 200, 100)).code).toBe(1);
  });

  it.each([
    ['order.payMinutes', 30, 0],
    ['order.payMinutes', 30, 'soon'],
    ['referral.bind', 'new', 'none'],
    ['no.such', null, 1],
    ['constructor', null, 1],
  ])('refuse %s at its field', async (key, before, value) => {
    const { data } = await change(key, before, value);
    expect(data).toMatchObject({ error: 'invalid_input', fields: { [key]: expect.any(String) } });
  });
});

describe('navigation', () => {
  const titles = (title: string) => ({ 'zh-cn': title, en: title });

  it('gets an entry of its own in the header, in its place, and loses it again', async () => {
    const entry = { type: 'nav', titles: titles('Sale'), menu_type: 'tab', path: 'productlist-1' };
    const { data } = await post('navigation/save', entry);
    const names = async () =>
      (await test.get('/api/index/index', operator)).data.site.headNav.map(({ title }: AnyData) => title);
    expect((await names()).at(-1)).toBe('Sale');
    await post('navigation/move', { id: data.id, direction: 'up' });
    expect((await names()).at(-2)).toBe('Sale');
    expect((await post('navigation/remove', { id: data.id })).code).toBe(1);
    expect(await names()).not.toContain('Sale');
  });

  it('keeps what the shop begins with, but lets it be renamed and switched off', async () => {
    const { data } = await get('navigation/list');
    const find = (name: string) => data.list.find((each: AnyData) => each.name === name);
    const cooperate = find('cooperate');
    const change = { ...cooperate, titles: titles('Partners'), path: 'elsewhere', status: 'disable' };
    expect((await post('navigation/save', change)).code).toBe(1);
    const after = (await get('navigation/list')).data.list.find((each: AnyData) => each.name === 'cooperate');
    expect(after).toMatchObject({ path: 'cooperate', status: 'disable', titles: titles('Partners') });
    expect((await post('navigation/remove', { id: cooperate.id })).data.error).toBe('rule_needed');
    const own = { ...find('desk/navigation'), type: 'nav', status: 'disable' };
    expect((await post('navigation/save', own)).data.error).toBe('rule_needed');
  });

  it.each([
    ['path', { menu_type: 'tab', path: '' }],
    ['url', { menu_type: 'link', url: 'javascript:alert(1)' }],
    ['url', { menu_type: 'link', url: '//evil.example' }],
    ['titles.zh-cn', { titles: { 'zh-cn': ' ', en: '' } }],
    ['pid', { type: 'menu', pid: 0 }],
    ['pid', { pid: 987_654 }],
  ])('is refused at %s', async (field, wrong) => {
    const { data } = await post('navigation/save', { type: 'nav', titles: titles('x'), path: 'product', ...wrong });
    expect(Object.keys(data.fields)).toContain(field);
  });

  it('is nothing for permissions, which have a page of their own', async () => {
    const { data } = await get('navigation/list');
    expect(data.list.every(({ type }: AnyData) => type !== 'button')).toBe(true);
  });
});

it('cooperation enquiries are found by number, by parts of names, and by whole numbers and addresses', async () => {
  const lead = { contact: '钱一', mobile: '13900139001', email: 'Qian@example.com', topic: 'other' as const };
  const origin = { actor: { kind: 'guest' as const }, ip: '', locale: 'en' as const };
  await submitLead(test.ctx, { ...lead, company: '100% 纸业', message: 'Hello' }, origin);
  const found = async (q: string) => (await get(`lead/list?q=${encodeURIComponent(q)}`)).data.list;
  const [{ number }] = await found('100%');
  for (const q of [number, number.toLowerCase(), '纸业', '钱', '13900139001', 'qian@example.com']) {
    expect([q, (await found(q)).map((each: AnyData) => each.number)]).toEqual([q, [number]]);
  }
  for (const q of ['1390013', 'qian@', '1_0%', '没有']) expect([q, await found(q)]).toEqual([q, []]);
});

it('cooperation enquiries are listed and dealt with once', async () => {
  const lead = {
    company: 'A',
    contact: 'B',
    mobile: '13800138000',
    email: '',
    topic: 'other' as const,
    message: 'Hello',
  };
  const origin = { actor: { kind: 'guest' as const }, ip: '', locale: 'en' as const };
  await submitLead(test.ctx, lead, origin);
  const { data } = await get('lead/list?state=open');
  const [found] = data.list;
  expect(found).toMatchObject({ company: 'A', handle_time: null });
  expect((await post('lead/handle', { id: found.id, note: 'called' })).code).toBe(1);
  expect((await post('lead/handle', { id: found.id, note: 'again' })).data.error).toBe('status_changed');
  expect((await post('lead/handle', { id: 987_654, note: '' })).data.error).toBe('not_found');
  expect((await get('lead/list?state=handled')).data.list).toMatchObject([{ note: 'called' }]);
});
