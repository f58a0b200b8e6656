import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { removeOrphans } from '#lib/server/files/index.ts';
import { files, fileUses } from '#lib/server/files/tables.ts';
import { giveFolder, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const { ctx } = test;
const owner = await createTestUser(ctx, { group: 'operator' });
const operator = await signIn(ctx, owner.id);
const customer = await signIn(ctx, (await createTestUser(ctx)).id);
afterAll(() => test.close());

let shade = 0;
/** Another picture each time. */
async function photo(width = 800, height = 600): Promise<Buffer> {
  shade += 7;
  const background = { r: shade % 256, g: (shade * 3) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

const drawing = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0H40V40Z"/>${inside}</svg>`);

const post = (path: string, body: object, headers = operator) =>
  test.post(`/api/operator/media/${path}`, body, headers);
const get = async (path: string, headers = operator): Promise<AnyData> =>
  (await test.get(`/api/operator/media/${path}`, headers)).data;
const detail = (id: number) => get(`detail?id=${id}`);
const names = async (query = ''): Promise<string[]> =>
  (await get(`list?${query}`)).list.map(({ name }: AnyData) => name);

interface Sent {
  bytes: Buffer;
  name?: string;
  type?: string;
  topic?: string;
  token?: string;
}

async function send({ bytes, name = 'a.jpg', type = 'image/jpeg', topic = 'media', token = operator.token }: Sent) {
  const answer = await upload(test, { token, bytes, name, type, path: `/api/ajax/upload?topic=${topic}` });
  return answer as AnyData;
}

async function add(sent: Partial<Sent> = {}): Promise<AnyData> {
  const { data } = await send({ bytes: await photo(), ...sent });
  const answer = await post('add', { url: data.file.url });
  expect(answer.msg).toBe('');
  return answer.data.item;
}

async function replacement(id: number, sent: Partial<Sent> = {}) {
  const [{ data }, { version }] = [await send({ bytes: await photo(), name: 'new.jpg', ...sent }), await detail(id)];
  return post('replace', { id, version, url: data.file.url });
}

/** What lies at an address, as it is served; undefined: nothing. */
const stored = async (url: string) =>
  fs.readFile(path.join(ctx.env.DATA_DIR, 'files', url.replace('/storage/', '')), 'utf8').catch(() => undefined);

const both = (chinese: string, english = '') => ({ 'zh-cn': chinese, en: english });
const home = async (locale: 'zh-cn' | 'en' = 'zh-cn') => (await test.get('/api/content/home', { locale })).data.home;

/** Makes this the home page that visitors see. */
async function showAtHome(picture: object | null): Promise<void> {
  const { version } = (await test.get('/api/operator/page/document?page=0', operator)).data;
  const blocks = [{ id: 'one', kind: 'banner', fields: { title: both('一', 'One'), picture } }];
  const saved = await test.post('/api/operator/page/draft', { page: 0, version, title: both('页'), blocks }, operator);
  expect(saved.msg).toBe('');
  await test.post('/api/operator/page/publish', { page: 0, version: saved.data.version }, operator);
}

const ofFile = (item: AnyData, alt = both('')) => ({ file: item.id, url: item.url, alt });

describe('the library', () => {
  it('keeps an upload in all its sizes for good, and the same bytes once', async () => {
    const bytes = await photo(1600, 1200);
    const item = await add({ bytes, name: 'oven.jpg' });
    expect(item).toMatchObject({ name: 'oven.jpg', kind: 'picture', uses: 0, missing: ['zh-cn', 'en'] });
    expect(item.picture).toMatchObject({ width: 1200, height: 900, sources: [{ type: 'image/avif' }, {}] });
    const { data } = await send({ bytes, name: 'again.jpg' });
    expect((await post('add', { url: data.file.url })).data).toMatchObject({ is_known: true, item: { id: item.id } });
    await ctx.db.update(files).set({ lastUploadAt: new Date(0) });
    await removeOrphans(ctx);
    expect((await detail(item.id)).name).toBe('oven.jpg');
  });

  it('is looked through by name and by text, by kind, and for what nothing shows or nobody has described', async () => {
    const item = await add({ name: '50%_loaf.jpg' });
    await post('save', { id: item.id, version: 0, name: item.name, alt: both('黑麦面包', 'Rye loaf') });
    const svg = await add({ bytes: drawing(), name: 'mark.svg', type: 'image/svg+xml' });
    expect(svg).toMatchObject({ kind: 'drawing', picture: { sources: [] } });
    expect(await names('q=50%25_')).toEqual(['50%_loaf.jpg']);
    expect(await names(`q=${encodeURIComponent('黑麦')}`)).toEqual(['50%_loaf.jpg']);
    expect(await names('kind=drawing')).toEqual(['mark.svg']);
    expect(await names('kinds=drawing,film')).toEqual(['mark.svg']);
    expect(await names('state=untold')).not.toContain('50%_loaf.jpg');
    expect(await names('fit=sized')).not.toContain('mark.svg');
    await showAtHome(ofFile(item));
    expect(await names('state=unused')).not.toContain('50%_loaf.jpg');
    expect(await names('state=unused')).toContain('mark.svg');
    expect((await test.get('/api/operator/media/list?kinds=film,elf', operator)).data.error).toBe('invalid_input');
  });

  it('never has what members sent, whatever they call it', async () => {
    for (const topic of ['artwork', 'voucher', 'avatar', 'page', 'invoice']) {
      await send({ bytes: await photo(), topic, token: customer.token, name: `${topic}.jpg` });
    }
    const { data } = await send({ bytes: await photo(), topic: 'page', token: customer.token, name: 'mine.jpg' });
    await ctx.db.insert(fileUses).values({ fileId: data.file.id, subject: 'avatar:1' });
    expect(await names('limit=100')).toEqual(expect.not.arrayContaining(['mine.jpg', 'avatar.jpg', 'page.jpg']));
    for (const call of ['save', 'replace', 'undo', 'remove']) {
      const body = { id: data.file.id, version: 0, name: 'x', url: data.file.url };
      expect((await post(call, body)).data).toMatchObject({
        error: call === 'replace' ? 'invalid_input' : 'not_found',
      });
    }
    expect((await test.get(`/api/operator/media/detail?id=${data.file.id}`, operator)).data.error).toBe('not_found');
    expect((await post('add', { url: data.file.url })).data.fields).toHaveProperty('url');
  });

  it('is for operators who hold its nodes', async () => {
    const reader = await signIn(ctx, (await createHolder(ctx, ['operator/media/list'])).id);
    const item = await add();
    expect((await test.get('/api/operator/media/list', reader)).code).toBe(1);
    for (const call of ['add', 'save', 'replace', 'undo', 'remove']) {
      const body = { id: item.id, version: 0, name: 'x', url: item.url };
      expect((await post(call, body, reader)).data.error).toBe('no_permission');
      expect((await post(call, body, customer)).code).not.toBe(1);
    }
    const sent = await send({ bytes: await photo(), token: reader.token });
    expect(sent.data.error).toBe('no_permission');
    const other = await signIn(ctx, (await createTestUser(ctx, { group: 'operator' })).id);
    const { data } = await send({ bytes: await photo() });
    expect((await post('add', { url: data.file.url }, other)).data.fields).toHaveProperty('url');
  });

  it('takes no script in a drawing, no file of another name, and no name that is markup', async () => {
    const bytes = drawing('<script>alert(1)</script><a href="javascript:alert(1)"><path d="M1 1H2"/></a>');
    const svg = await add({ bytes, name: 'evil.svg', type: 'image/svg+xml' });
    expect(await stored(svg.url)).toContain('M0 0H40V40Z');
    expect(await stored(svg.url)).not.toMatch(/script|href/i);
    expect((await send({ bytes: Buffer.from('<html>'), name: 'a.jpg' })).code).not.toBe(1);
    expect((await send({ bytes: Buffer.from('MZ…'), name: 'a.exe' })).code).not.toBe(1);
    const marked = await add({ name: '<img src=x onerror=alert(1)>.jpg' });
    expect(marked.name).toBe('<img src=x onerror=alert(1)>.jpg');
    const named = await post('save', { id: marked.id, version: 0, name: '  ', alt: both('x'.repeat(201)) });
    expect(named.data.fields).toMatchObject({ name: expect.any(String), 'alt.zh-cn': expect.any(String) });
    const aside = await post('save', { id: marked.id, version: 0, name: 'a', focus_x: 101, focus_y: -1 });
    expect(Object.keys(aside.data.fields)).toEqual(['focus_x', 'focus_y']);
  });
});

describe('texts and focal point', () => {
  it('are shown with every block that says nothing of its own, at once, in the reader’s language', async () => {
    const item = await add();
    await showAtHome(ofFile(item));
    expect((await home()).blocks[0].fields.picture).toMatchObject({ alt: '' });
    const facts = { name: 'a', alt: both('面包', 'Bread'), caption: both('早晨'), focus_x: 30, focus_y: 80 };
    expect((await post('save', { id: item.id, version: 0, ...facts })).data).toEqual({ version: 1 });
    expect((await home()).blocks[0].fields.picture).toMatchObject({ alt: '面包', focus: '30% 80%', caption: '早晨' });
    expect((await home('en')).blocks[0].fields.picture).toMatchObject({ alt: 'Bread' });
    await showAtHome(ofFile(item, both('自己的', 'Own')));
    expect((await home('en')).blocks[0].fields.picture).toMatchObject({ alt: 'Own', focus: '30% 80%' });
  });

  it('cannot be forged by who saves a page', async () => {
    const item = await add();
    await showAtHome({ ...ofFile(item), file_alt: both('假'), focus: [1, 1] });
    const { picture } = (await home()).blocks[0].fields;
    expect([picture.alt, picture.focus]).toEqual(['', undefined]);
  });

  it('are not written over by who read older ones, and the last change is taken back', async () => {
    const item = await add();
    await post('save', { id: item.id, version: 0, name: 'first', alt: both('一') });
    expect((await post('save', { id: item.id, version: 0, name: 'second' })).data.error).toBe('status_changed');
    await post('save', { id: item.id, version: 1, name: 'second', alt: both('二') });
    expect((await post('undo', { id: item.id })).code).toBe(1);
    expect(await detail(item.id)).toMatchObject({ name: 'first', alt: both('一'), version: 3 });
    expect((await post('undo', { id: item.id })).code).toBe(1);
    expect(await detail(item.id)).toMatchObject({ name: 'a.jpg', alt: both('') });
    expect((await post('undo', { id: item.id })).data.error).toBe('not_found');
  });
});

describe('a file that is replaced', () => {
  it('is another one under everything that shows it, in drafts and earlier versions too, and comes back', async () => {
    const item = await add();
    await showAtHome(ofFile(item));
    await showAtHome(ofFile(item));
    const before = (await home()).blocks[0].fields.picture.url;
    expect((await replacement(item.id)).code).toBe(1);
    const after = (await home()).blocks[0].fields.picture;
    expect(after.url).not.toBe(before);
    expect(after.sources[0].srcset).not.toContain(before.slice(0, -4));
    expect(await stored(before)).toBeDefined();
    expect(await stored(after.url)).toBeDefined();
    const seen = await detail(item.id);
    expect(seen).toMatchObject({
      name: 'new.jpg',
      used_by: [{ kind: 'page', id: 0, places: ['draft', 'former', 'live'] }],
    });
    expect(seen.changes[0]).toMatchObject({ event: 'replace', by: owner.username, actions: ['undo'] });
    expect((await post('undo', { id: item.id })).code).toBe(1);
    expect((await home()).blocks[0].fields.picture.url).toBe(before);
    expect(await stored(after.url)).toBeDefined();
  });

  it('is of the same kind', async () => {
    const item = await add();
    const refused = await replacement(item.id, {
      bytes: drawing('<circle r="3"/>'),
      name: 'b.svg',
      type: 'image/svg+xml',
    });
    expect(refused.data.fields).toHaveProperty('url');
    expect((await detail(item.id)).url).toBe(item.url);
  });

  it('is replaced by one of two who do it at once', async () => {
    const item = await add();
    const sent = [await send({ bytes: await photo() }), await send({ bytes: await photo() })];
    const tries = await Promise.all(
      sent.map(({ data }) => post('replace', { id: item.id, version: 0, url: data.file.url })),
    );
    expect(tries.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(tries.find(({ code }) => code === 0)?.data.error).toBe('status_changed');
  });

  it('is shown by the look as well, as a look of its own', async () => {
    const mark = await send({
      bytes: drawing('<circle r="9"/>'),
      name: 'l.svg',
      type: 'image/svg+xml',
      topic: 'brand',
    });
    const look = async (path: string, body: object) =>
      (await test.post(`/api/operator/look/${path}`, body, operator)).data;
    const { version } = await look('save', { look: { logo: mark.data.file.url } });
    await look('publish', { version });
    const { id } = (await get('list?kind=drawing')).list.find(({ url }: AnyData) => url === mark.data.file.url);
    const refused = await post('remove', { id });
    expect(refused.data.error).toBe('media_used');
    expect(
      (await replacement(id, { bytes: drawing('<circle r="5"/>'), name: 'n.svg', type: 'image/svg+xml' })).code,
    ).toBe(1);
    const { logo } = (await test.get('/api/site/look')).data;
    expect(logo).toBe((await detail(id)).url);
    expect(logo).not.toBe(mark.data.file.url);
    await post('undo', { id });
    expect((await test.get('/api/site/look')).data.logo).toBe(mark.data.file.url);
  });
});

describe('a file that is deleted', () => {
  it('goes with all its sizes where nothing shows it, and only there', async () => {
    const item = await add();
    await showAtHome(ofFile(item));
    await showAtHome(null);
    const refused = await post('remove', { id: item.id });
    expect([refused.data.error, refused.msg]).toEqual(['media_used', expect.stringContaining('1')]);
    expect((await detail(item.id)).used_by).toMatchObject([{ kind: 'page', places: ['former'] }]);
    const other = await add();
    expect((await post('remove', { id: other.id })).code).toBe(1);
    expect((await test.get(`/api/operator/media/detail?id=${other.id}`, operator)).data.error).toBe('not_found');
    await removeOrphans(ctx);
    expect(await stored(other.url)).toBeUndefined();
    expect(await ctx.db.select().from(files).where(eq(files.id, other.id))).toEqual([]);
  });

  it('stays where somebody begins to show it at the same moment, or is not there for them', async () => {
    const item = await add();
    const { version } = (await test.get('/api/operator/page/document?page=0', operator)).data;
    const blocks = [{ id: 'one', kind: 'banner', fields: { title: both('一'), picture: ofFile(item) } }];
    const [removed, saved] = await Promise.all([
      post('remove', { id: item.id }),
      test.post('/api/operator/page/draft', { page: 0, version, title: both('页'), blocks }, operator),
    ]);
    expect([removed.code, saved.code].sort()).toEqual([0, 1]);
  });
});
