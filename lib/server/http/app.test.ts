import { PassThrough } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createTestContext } from '../db/test-context.ts';
import { createLog } from '../log.ts';
import { readCause, runFor } from '../observe/cause.ts';
import { type Api, createApi } from './app.ts';
import { copyScript } from './reference/frame.ts';
import { listRoutes } from './serve.ts';

const test = await createTestContext();
const api = createApi(test.ctx, pino({ level: 'silent' }));
afterAll(() => test.close());

const call = (path: string, init?: RequestInit, address = '192.0.2.1') =>
  api.fetch(new Request(`http://shop.test${path}`, init), { remoteAddress: address });

const post = (path: string, body: string, type = 'application/json') =>
  call(path, { method: 'POST', body, headers: { 'content-type': type, 'think-lang': 'en' } });

describe('the edge', () => {
  it('answers in the envelope of four keys', async () => {
    const answer = await call('/api/health');
    expect(answer.status).toBe(200);
    const body = await answer.json();
    expect(body).toEqual({ code: 1, msg: '', time: expect.any(Number), data: { status: 'ready' } });
    expect(String(body.time)).toHaveLength(10);
  });

  it.each([
    ['an unknown path', () => call('/api/nope?lang=en'), 404, 'This API address doesn’t exist'],
    [
      'a wrong method',
      () => call('/api/user/checkIn?lang=en', { method: 'DELETE' }),
      405,
      'This address doesn’t support that request method',
    ],
    ['malformed JSON', () => post('/api/user/checkIn', '{"tab":'), 400, 'The request body isn’t valid JSON'],
    [
      'a wrong content type',
      () => post('/api/user/checkIn', '<x/>', 'text/xml'),
      415,
      'This content type isn’t supported',
    ],
    [
      'an oversized body',
      () => post('/api/user/checkIn', JSON.stringify({ tab: 'x'.repeat(1_100_000) })),
      413,
      'The request is too large',
    ],
  ])('answers %s with its status and a sentence', async (_, ask, status, msg) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: 0, msg, data: { error: expect.any(String) } });
  });

  it('refuses a body that grows past the limit without saying so', async () => {
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(200_000)),
    });
    const answer = await call('/api/user/checkIn', {
      method: 'POST',
      body: stream,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it.each([
    [{}, '请求的接口不存在'],
    [{ 'think-lang': 'en' }, 'This API address doesn’t exist'],
    [{ 'think-lang': 'zh-cn', cookie: 'ba-lang=en' }, '请求的接口不存在'],
    [{ cookie: 'x=1; ba-lang=en' }, 'This API address doesn’t exist'],
  ])('speaks the language of %j', async (headers, msg) => {
    expect(await (await call('/api/nope', { headers: headers as Record<string, string> })).json()).toMatchObject({
      msg,
    });
  });

  it('carries a request id: that of a trusted proxy, else its own', async () => {
    const ask = async (api: Api, given?: string) => {
      const request = new Request('http://shop.test/api/health', {
        headers: { ...(given && { 'x-request-id': given }) },
      });
      return (await api.fetch(request, { remoteAddress: '192.0.2.1' })).headers.get('x-request-id');
    };
    const behind = createApi({ ...test.ctx, env: { ...test.ctx.env, TRUST_PROXY: true } }, pino({ level: 'silent' }));
    expect(await ask(behind)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask(behind, 'abcdef-123456')).toBe('abcdef-123456');
    expect(await ask(behind, 'a b<script>')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask(api, 'abcdef-123456')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('answers what a page of this process asks under the id of the page, and writes it into each line', async () => {
    const lines = new PassThrough();
    const logging = createApi(test.ctx, createLog('debug', lines));
    const answer = await runFor(readCause('the-page-0001', undefined), () =>
      logging.fetch(new Request('http://shop.internal/api/index/index')),
    );
    expect(answer.headers.get('x-request-id')).toBe('the-page-0001');
    const written = String(lines.read()).trim().split('\n');
    expect(written.length).toBeGreaterThan(0);
    for (const line of written) expect(JSON.parse(line)).toMatchObject({ requestId: 'the-page-0001' });
  });

  it('is not kept by anybody and not sniffed', async () => {
    const { headers } = await call('/api/health');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });

  it('allows listed origins and no others', async () => {
    const preflight = (origin: string) =>
      call('/api/user/checkIn', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });
    const allowed = await preflight('http://localhost:5173');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(allowed.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('ba-user-token');
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('slows down an address that floods, and no other', async () => {
    const limited = createApi(
      { ...test.ctx, env: { ...test.ctx.env, RATE_LIMIT_PER_MINUTE: 3 } },
      pino({ level: 'silent' }),
    );
    const ask = (remoteAddress: string) => limited.fetch(new Request('http://shop.test/api/health'), { remoteAddress });
    for (let count = 0; count < 3; count += 1) expect((await ask('192.0.2.9')).status).toBe(200);
    const refused = await ask('192.0.2.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 0, data: { error: 'too_many_requests' } });
    expect((await ask('192.0.2.10')).status).toBe(200);
  });

  it('declares a guard and a description on every route', () => {
    const routes = listRoutes(api.app);
    expect(routes.length).toBeGreaterThan(15);
    for (const { entry, guard } of routes) {
      expect([entry.path, guard]).toEqual([entry.path, expect.anything()]);
      expect(entry.summary.length).toBeGreaterThan(5);
    }
  });

  it('describes every route in the OpenAPI document and on the page', async () => {
    const document = await (await call('/api/openapi.json')).json();
    const page = await (await call('/api/reference?lang=en')).text();
    for (const { entry } of listRoutes(api.app)) {
      expect(document.paths[entry.path][entry.method].summary).toBe(entry.summary);
      expect(page).toContain(entry.path);
    }
    // The one that copies is named in the policy by its hash (docs/adr/0048-examples-that-are-made.md).
    expect(page.replace(`<script>${copyScript}</script>`, '')).not.toContain('<script');
  });

  it('never shows the inside of a fault', async () => {
    const broken = createApi(
      {
        ...test.ctx,
        db: new Proxy(test.ctx.db, {
          get: () => () => {
            throw new Error('relation "secret" does not exist');
          },
        }),
      },
      pino({ level: 'silent' }),
    );
    const answer = await broken.fetch(new Request('http://shop.test/api/product/list?lang=en'), {
      remoteAddress: '192.0.2.1',
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 0, msg: 'Server internal error!', data: { error: 'internal' } });
  });
});
