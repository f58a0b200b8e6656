import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { createTestStore } from '../../factories/store-factories.ts';
import { collectFaults } from '../../observe/faults/report-fault.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { fieldsOf, type RawAnswer, sendRaw } from './attacker-for-tests.ts';

let token: string;
const test = await createTestApi();
token = (await signIn(test.ctx, (await createTestUser(test.ctx)).id)).token;
afterAll(() => test.close());

const million = 1024 * 1024;
const deep = 20_000;
/** What the usual call reads no more of. */
const tooLarge = 130 * 1024;
const bytes = (...values: number[]) => new Uint8Array(values);

function send(path: string, body: BodyInit, type = 'application/json', more: Record<string, string> = {}) {
  const headers = { 'content-type': type, 'ba-user-token': token, ...more };
  return sendRaw(test, path, { method: 'POST', headers, body });
}

/** What this process works at it, which is the same however busy the machine is. */
async function processorMsOf(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** In the envelope, without an inside, whatever the status. */
function expectEnvelope({ status, headers, text }: RawAnswer, statuses: number[]): void {
  expect(statuses).toContain(status);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  const answer = JSON.parse(text);
  expect(Object.keys(answer).sort()).toEqual(['code', 'data', 'msg', 'time']);
  expect([answer.code === 1, answer.data.error === 'internal']).toEqual([false, false]);
  expect(text).not.toMatch(/ at .+\.ts|node_modules|Error:|SyntaxError|RangeError/);
}

describe('a body that is no form', () => {
  const address = '/api/address/save';
  it.each<[string, BodyInit, number[]]>([
    ['too large', `{"a":"${'x'.repeat(million)}"}`, [413]],
    ['too large, of blanks', ' '.repeat(million + 1), [413]],
    ['half', '{"receiver":"a', [400]],
    ['with more behind it', '{} {}', [400]],
    ['a comment', '/* x */ {}', [400]],
    ['not JSON numbers', '{"id":NaN}', [400]],
    ['an infinite number', '{"id":1e999}', [200]],
    ['a number too long', `{"id":${'9'.repeat(5000)}}`, [200]],
    ['larger than this call reads', `{"receiver":"${'x'.repeat(tooLarge)}"}`, [413]],
    [
      'many keys, larger than it reads',
      `{${Array.from({ length: 60_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
      [413],
    ],
    ['one key again and again, larger than it reads', `{${'"id":1,'.repeat(100_000)}"id":"x"}`, [413]],
    ['deep lists', '['.repeat(deep) + ']'.repeat(deep), [200, 400]],
    ['deep records', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`, [200, 400]],
    ['deep in a field', `{"receiver":${'['.repeat(deep)}${']'.repeat(deep)}}`, [200, 400]],
    ['half a depth', '['.repeat(100_000), [200]],
    ['many keys', `{${Array.from({ length: 9000 }, (_, index) => `"k${index}":1`).join(',')}}`, [200]],
    ['many of one key', `{${'"id":1,'.repeat(15_000)}"id":"x"}`, [200]],
    ['not UTF-8', bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d), [200]],
    ['half a character', bytes(0x7b, 0x22, 0xe4, 0xb8), [400]],
    ['UTF-16', Buffer.from('\ufeff{"id":1}', 'utf16le'), [400]],
    ['behind a byte order mark', '\ufeff{"id":1}', [200, 400]],
    ['packed', gzipSync('{"id":1}'), [400]],
    ['lone surrogates', '{"receiver":"\\ud800","mobile":"\\udfff"}', [200]],
    ['a zero character', '{"receiver":"a\\u0000b"}', [200]],
    ['half a pair in a name', '{"\\ud800":1}', [200]],
    ['a zero character in a name', '{"a\\u0000":1}', [200]],
    ['a zero byte', bytes(0x7b, 0x00, 0x7d), [400]],
    ['a list', '[]', [200]],
    ['a text', '"x"', [200]],
    ['nothing', 'null', [200]],
  ])('is refused in the envelope, at once: %s', async (_, body, statuses) => {
    const work = async () => expectEnvelope(await send(address, body), statuses);
    expect(await processorMsOf(work)).toBeLessThan(3000);
  });

  it.each([
    ['application/json; charset=utf-16', 200],
    ['application/json; charset=nonsense', 200],
    ['APPLICATION/JSON', 200],
    ['application/jsonp', 415],
    ['application/xml', 415],
    ['text/json', 415],
    ['application/json-patch+json', 415],
    ['application/ld+json', 415],
    [`application/json;${'x'.repeat(5000)}`, 200],
    [';;;,,,', 415],
  ])('is read by its type alone: %s', async (type, status) => {
    expectEnvelope(await send(address, '{"id":"x"}', type), [status]);
  });

  it.each(['gzip', 'br', 'deflate', 'identity, gzip'])('is not unpacked: %s', async (coding) => {
    const bomb = gzipSync(Buffer.alloc(50 * million));
    expectEnvelope(await send(address, bomb, 'application/json', { 'content-encoding': coding }), [400, 415]);
  });
});

describe('a form', () => {
  it.each([
    ['many fields', 'a=1&'.repeat(100_000)],
    ['deep names', `a${'[b]'.repeat(100_000)}=1`],
    ['brackets', `${'['.repeat(300_000)}=1`],
    ['broken escapes', 'receiver=%E4%B8&mobile=%ZZ&%=%'],
    ['a zero character', 'receiver=a%00b'],
    ['many indexes', Array.from({ length: 40_000 }, (_, index) => `a[${index}]=1`).join('&')],
    ['a large index', 'a[4294967295]=1&a[-1]=1&a[1e9]=1'],
    ['a field and a list', 'id=1&id[0]=2&id[x]=3'],
  ])('is refused in the envelope, at once: %s', async (_, body) => {
    const type = 'application/x-www-form-urlencoded';
    const work = async () => expectEnvelope(await send('/api/address/save', body, type), [200, 400, 413]);
    expect(await processorMsOf(work)).toBeLessThan(3000);
  });
});

describe('an address', () => {
  it.each([
    `?${'a[b]'.repeat(2000)}=1`,
    `?id=${'9'.repeat(8000)}`,
    '?id[]=1&id[__proto__]=2',
    '?%',
    '?id=%00',
    '?id=%E0%80%80',
    `?${'&'.repeat(8000)}`,
    '?id=1&id=2&id=x',
  ])('that makes no sense is refused in the envelope', async (query) => {
    const answer = await sendRaw(test, `/api/address/info${query}`, { headers: { 'ba-user-token': token } });
    expectEnvelope(answer, [200]);
  });

  it.each([
    '/api/%00',
    '/api/%',
    '/api//address/info',
    '/api/address/info/',
    '/API/address/info',
    '/api/../api/x',
    '/api/%2e%2e/x',
  ])('that is none is unknown: %s', async (path) => {
    const { status, headers } = await sendRaw(test, path);
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('application/json')]);
  });
});

it('is refused by every call alike: too large, half, of another type', async () => {
  const posts = listRoutes(test.api.app).filter(({ entry }) => entry.method === 'post' && entry.body);
  const operator = await createTestUser(test.ctx, { group: 'operator' });
  // One store each: a claim may not follow another at once.
  const owners = [await createTestStore(test.ctx), await createTestStore(test.ctx), await createTestStore(test.ctx)];
  const wrong: [body: string, type: string, status: number][] = [
    [' '.repeat(million + 1), 'application/json', 413],
    ['{"a":', 'application/json', 400],
    ['<a/>', 'text/xml', 415],
  ];
  for (const { entry, guard } of posts) {
    for (const [index, [body, type, status]] of wrong.entries()) {
      const id = typeof guard === 'object' && 'store' in guard ? owners[index]?.owner.id : operator.id;
      token = entry.path === '/api/user/checkIn' ? '' : (await signIn(test.ctx, id ?? 0)).token;
      expectEnvelope(await send(entry.path, body, type), [status]);
    }
  }
});

describe('what no column can hold', () => {
  const unstorable = ['a\\ud800', '\\udc00b', 'a\\u0000'];

  it('is refused by every call at its field, as a value and within a list', async () => {
    const posts = listRoutes(test.api.app).filter(
      ({ entry, guard }) => entry.body && (guard === 'public' || guard === 'login'),
    );
    for (const { entry, guard } of posts) {
      token = guard === 'public' ? '' : (await signIn(test.ctx, (await createTestUser(test.ctx)).id)).token;
      const names = fieldsOf(entry.body).map(({ name }) => name);
      for (const [index, text] of unstorable.entries()) {
        const name = names[index % Math.max(1, names.length)];
        if (name === undefined) continue;
        const plain = await send(entry.path, `{"${name}":"${text}"}`);
        const listed = await send(entry.path, `{"${name}":[{"x":"${text}"}]}`);
        const fields = [plain, listed].map(({ text: answer }) => Object.keys(JSON.parse(answer).data?.fields ?? {}));
        expect([entry.path, plain.status < 500, ...fields]).toEqual([entry.path, true, [name], [`${name}.0.x`]]);
      }
    }
  });

  it('is told in the words of the caller', async () => {
    const answer = await send('/api/address/save', '{"receiver":"a\\ud800"}', 'application/json', {
      'think-lang': 'zh-cn',
    });
    expect(JSON.parse(answer.text).data.fields).toEqual({ receiver: '内容含有无法保存的字符，请删除后再试' });
  });

  it('is taken where it is only written about', async () => {
    const { text } = await send('/api/address/save', '{"receiver":"\\\\u0000 \\\\ud800 \\ud83d\\ude00"}');
    expect(JSON.parse(text).data.fields).not.toHaveProperty('receiver');
  });
});

it('is no fault of the shop where a visitor breaks it off', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('{"receiver":'));
      controller.error(new TypeError('aborted'));
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json', 'ba-user-token': token }, body };
  const faults: unknown[] = [];
  collectFaults((fault) => faults.push(fault));
  const { status, text } = await sendRaw(test, '/api/address/save', { ...init, duplex: 'half' } as RequestInit);
  collectFaults(undefined);
  expect([status, JSON.parse(text).data.error]).toEqual([400, 'body_incomplete']);
  expect(faults).toEqual([]);
});

it('is no fault of the shop either where its connection ends in the middle', async () => {
  const faults: unknown[] = [];
  collectFaults((fault) => faults.push(fault));
  const statuses: number[] = [];
  const server = createServer(
    getRequestListener(async (request) => {
      const answer = await test.api.fetch(request, { remoteAddress: randomUUID() });
      statuses.push(answer.status);
      return answer;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = `POST /api/address/save HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nba-user-token: ${token}`;
  socket.write(`${head}\r\ncontent-length: 500\r\n\r\n{"receiver":`);
  setTimeout(() => socket.destroy(), 200);
  while (statuses.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  collectFaults(undefined);
  await new Promise((resolve) => server.close(resolve));
  expect([statuses, faults]).toEqual([[400], []]);
});
