import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { defaultLook } from '#lib/contract/site/look.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { giveFolder, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const owner = await createTestUser(test.ctx, { group: 'operator' });
const operator = await signIn(test.ctx, owner.id);
afterAll(() => test.close());

const post = (path: string, body: object, headers = operator) => test.post(`/api/operator/look/${path}`, body, headers);
const see = async (): Promise<AnyData> => (await test.get('/api/operator/look/see', operator)).data;
const shown = async (): Promise<AnyData> => (await test.get('/api/site/look')).data;

const drawing = (inside = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0H40V40Z"/>${inside}</svg>`);
const send = (bytes: Buffer, { name = 'logo.svg', mime = 'image/svg+xml' } = {}) =>
  upload(test, { token: operator.token, bytes, name, type: mime, path: '/api/ajax/upload?topic=brand' });

describe('the look of a shop that has chosen none', () => {
  it('is the default one, with the first letter of its name as its icon', async () => {
    expect(await shown()).toEqual({
      version: 0,
      palettes: null,
      ...{ shape: 'soft', density: 'airy', heading_font: 'system', text_font: 'system' },
      ...{ logo: '', logo_dark: '', share: '' },
      icon: expect.stringMatching(/^\/storage\/look\/[0-9a-f]{24}\.svg$/),
    });
    expect(await see()).toMatchObject({ live: defaultLook, live_id: null, draft: null, version: 0, history: [] });
  });
});

describe('a look', () => {
  let version = 0;
  beforeEach(async () => {
    version = (await see()).version;
  });

  it('is seen by nobody while it is a draft, by everybody once it is published, and brought back', async () => {
    const saved = await post('save', { look: { brand: '#ffd400', shape: 'round' }, version });
    expect(saved).toMatchObject({ code: 1, data: { version: version + 1 } });
    expect((await shown()).palettes).toBeNull();
    expect((await see()).draft.look).toMatchObject({ brand: '#FFD400', accent: defaultLook.accent, shape: 'round' });
    const first = await post('publish', { version: saved.data.version });
    expect(first.code).toBe(1);
    expect(await shown()).toMatchObject({
      version: first.data.id,
      shape: 'round',
      palettes: { light: { primaryFill: '#FFD400' } },
    });
    expect((await test.get('/api/index/index')).data.site.logo).toBe('');
    const second = await post('save', { look: { brand: '#1f4d2b' } });
    await post('publish', { version: second.data.version });
    expect((await shown()).palettes.light.primary).toBe('#1F4D2B');
    const back = await post('restore', { id: first.data.id });
    expect((await shown()).palettes.light.primaryFill).toBe('#FFD400');
    const { history, draft } = await see();
    expect(draft).toBeNull();
    expect(history.slice(0, 3).map(({ id }: AnyData) => id)).toEqual([back.data.id, expect.any(Number), first.data.id]);
    expect(history[0]).toMatchObject({ restored_from: first.data.id, by: owner.username });
  });

  it('is not overwritten by whoever read an older one, and not published unread', async () => {
    const { data } = await post('save', { look: { accent: '#8a1c1c' }, version });
    expect((await post('save', { look: { accent: '#000000' }, version })).data.error).toBe('status_changed');
    expect((await post('publish', { version: data.version + 1 })).data.error).toBe('status_changed');
    expect((await post('restore', { id: 999_999 })).data.error).toBe('not_found');
    expect((await post('publish', { version: data.version })).code).toBe(1);
    expect((await post('publish', { version: data.version })).data.error).toBe('status_changed');
  });

  it.each([
    '#fff;}body{background:url(//evil.example)}',
    'red',
    '#12345',
    'var(--ink)',
    '</style><script>alert(1)</script>',
    '#gggggg',
    'rgb(0 0 0)',
    '',
  ])('has no colour like %s', async (brand) => {
    for (const path of ['save', 'preview']) {
      const answer = await post(path, { look: { ...defaultLook, brand } });
      expect(Object.keys(answer.data.fields)).toEqual(['look.brand']);
    }
  });

  it.each([
    ['shape', 'star'],
    ['density', 'dense'],
    ['text_font', '"Evil";}'],
    ['heading_font', '__proto__'],
  ])('has no %s like %s', async (name, value) => {
    expect(Object.keys((await post('save', { look: { [name]: value } })).data.fields)).toEqual([`look.${name}`]);
  });

  it('has pictures that its operator sent for it, and no others', async () => {
    const { data } = await send(drawing('<script>alert(1)</script>'));
    expect(data.file).toMatchObject({ suffix: 'svg', width: 40, height: 40 });
    const other = await upload(test, { token: operator.token });
    for (const logo of [
      'https://evil.example/x.svg',
      '/storage/brand/20260101/abcdefghijkl.svg',
      other.data.file.url,
    ]) {
      expect(Object.keys((await post('save', { look: { logo } })).data.fields)).toEqual(['look.logo']);
    }
    const saved = await post('save', { look: { logo: data.file.url, icon: data.file.url } });
    await post('publish', { version: saved.data.version });
    expect(await shown()).toMatchObject({ logo: data.file.url, icon: data.file.url });
    expect((await test.get('/api/index/index')).data.site.logo).toBe(data.file.url);
  });

  it('takes no drawing that is none, and from nobody else', async () => {
    expect((await send(Buffer.from('<html><script>alert(1)</script></html>'))).data.error).toBe('upload_format');
    expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'))).data.error).toBe(
      'upload_image_invalid',
    );
    const customer = await createTestUser(test.ctx);
    const refused = await upload(test, {
      token: (await signIn(test.ctx, customer.id)).token,
      bytes: drawing(),
      name: 'logo.svg',
      type: 'image/svg+xml',
      path: '/api/ajax/upload?topic=brand',
    });
    expect(refused.data.error).toBe('no_permission');
  });
});

describe('a preview', () => {
  it('is for the operator who asked for it, within its hour, and only as it was signed', async () => {
    const { data } = await post('preview', { look: { ...defaultLook, brand: '#ffd400' } });
    expect(data.notes).toContainEqual({ colour: 'brand', mode: 'light', chosen: '#FFD400', used: expect.any(String) });
    const ask = (token: string, headers = operator) =>
      test.get(`/api/operator/look/previewed?token=${encodeURIComponent(token)}`, headers);
    expect((await ask(data.token)).data.palettes.light.primaryFill).toBe('#FFD400');
    const colleague = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
    const [body = '', signature = ''] = data.token.split('.');
    const look = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...look, e: look.e + 9999 })).toString('base64url');
    for (const token of [`${forged}.${signature}`, `${body}.${'A'.repeat(43)}`, body, '', 'x.y', `${body}.`]) {
      expect((await ask(token)).data.error).toMatch(/^(?:not_found|invalid_input)$/);
    }
    expect((await ask(data.token, colleague)).data.error).toBe('not_found');
    test.ctx.clock.advance(3601);
    expect((await ask(data.token)).data.error).toBe('not_found');
  });

  it('changes nothing', async () => {
    const before = await see();
    await post('preview', { look: { ...defaultLook, brand: '#123456' } });
    expect(await see()).toEqual(before);
  });
});

it('is nothing for an operator without its nodes', async () => {
  const looker = await signIn(test.ctx, (await createHolder(test.ctx, ['operator/look/see'])).id);
  expect((await test.get('/api/operator/look/see', looker)).code).toBe(1);
  for (const [path, body] of [
    ['preview', { look: defaultLook }],
    ['save', { look: { brand: '#000000' } }],
    ['publish', { version: 1 }],
    ['restore', { id: 1 }],
  ] as const) {
    expect((await post(path, body, looker)).data.error).toBe('no_permission');
  }
  const other = await signIn(test.ctx, (await createHolder(test.ctx, ['operator/page/list'])).id);
  expect((await test.get('/api/operator/look/see', other)).data.error).toBe('no_permission');
  expect((await post('preview', { look: defaultLook }, other)).data.error).toBe('no_permission');
});
