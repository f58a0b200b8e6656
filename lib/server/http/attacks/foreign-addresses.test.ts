import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { rateLimits } from '../../db/tables.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import { createTestFile, newApplicationForm } from '../../factories/store-factories.ts';
import { updateSettings } from '../../site/index.ts';
import { listRoutes } from '../serve.ts';
import { createTestApi } from '../test-api.ts';
import { fieldsOf, sendJson, sendRaw, textsFor } from './attacker-for-tests.ts';

let visits = 0;
/**
 * The server asks nobody because a visitor named an address: it only ever reads files it stored itself. A listener on
 * this machine notices every connection that is tried all the same.
 */
const test = await createTestApi();
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const listener = http.createServer((_, response) => response.end('<html>'));
listener.on('connection', () => {
  visits += 1;
});
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
const port: number = (listener.address() as AddressInfo).port;
const newPerson = async (group: 'customer' | 'operator') => {
  const { id } = await createTestUser(test.ctx, { group });
  return { id, token: (await signIn(test.ctx, id)).token };
};
const [member, operator] = [await newPerson('customer'), await newPerson('operator')];
afterAll(async () => {
  await test.close();
  listener.close();
});

const targets = () => [
  `http://127.0.0.1:${port}/a.png`,
  `http://localhost:${port}/a.png`,
  `//127.0.0.1:${port}/a.png`,
  `/\\127.0.0.1:${port}/a.png`,
  `http://2130706433:${port}/a.png`,
  `http://0x7f.1:${port}/a.png`,
  `http://[::ffff:127.0.0.1]:${port}/a.png`,
  `http://user@127.0.0.1:${port}/storage/a.png`,
  `https://127.0.0.1:${port}/a.png`,
  `ftp://127.0.0.1:${port}/a`,
  `gopher://127.0.0.1:${port}/_x`,
  'http://169.254.169.254/latest/meta-data/',
  'file:///etc/passwd',
  '/storage/../../etc/passwd',
  '/storage/%2e%2e/%2e%2e/etc/passwd',
];

async function noticedVisits(): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    // Connections are taken in order: once this one is through, none before it is unnoticed.
    const own = net.connect(port, '127.0.0.1', () => own.end(resolve)).on('error', reject);
  });
  const seen = visits - 1;
  visits = 0;
  return seen;
}

describe('an address of somebody else’s server', () => {
  it('is asked by nobody, in whichever field of whichever call it stands', async () => {
    for (const { entry } of listRoutes(test.api.app)) {
      if (entry.path === '/api/user/logout' || entry.path.includes('sessionRevoke')) continue;
      const fields = fieldsOf(entry.method === 'get' ? entry.query : entry.body);
      for (const [index, target] of textsFor(fields, targets()).entries()) {
        // No call is limited to fewer than this of one account.
        if (index % 8 === 0) await test.ctx.db.delete(rateLimits);
        const input = fields.map(({ name }): [string, string] => [name, target]);
        const headers = { 'ba-user-token': member.token, referer: target, origin: target, 'x-forwarded-host': target };
        const { status } =
          entry.method === 'get'
            ? await sendRaw(test, `${entry.path}?${new URLSearchParams(input)}`, { headers })
            : await sendJson(test, entry.path, Object.fromEntries(input), member.token);
        expect([entry.path, status < 500]).toEqual([entry.path, true]);
      }
    }
    expect(await noticedVisits()).toBe(0);
  });

  it.each([
    ['the picture of a profile', 'avatar'],
    ['the licence of an application', 'licence'],
    ['the logo of an application', 'logo'],
    ['a voucher', 'file'],
    ['the paper behind a correction', 'attachment'],
  ] as const)('is refused as %s', async (_, field) => {
    const asks = {
      avatar: (avatar: string) =>
        test.post('/api/account/profile', { username: `user${member.id}`, nickname: 'a', avatar }, member),
      licence: (licence: string) => saveApplication({ licence }),
      logo: (logo: string) => saveApplication({ logo }),
      file: async (file: string) => {
        const { no } = await newRecharge();
        return test.post('/api/recharge/voucher', { no, reference: 'R1', file }, member);
      },
      attachment: async (attachment: string) => {
        const body = { user_id: member.id, unit: 'PT', amount: '1', reason: 'x', attachment };
        return JSON.parse((await sendJson(test, '/api/operator/adjustment/propose', body, operator.token)).text);
      },
    };
    for (const target of targets()) {
      await test.ctx.db.delete(rateLimits);
      const { code, data } = await asks[field](target);
      expect([target, code, data.fields]).toEqual([target, 0, { [field]: expect.any(String) }]);
    }
    expect(await noticedVisits()).toBe(0);
  });

  const saveApplication = (changes: object) =>
    test.post('/api/store/applicationSave', { ...newApplicationForm(), version: 0, ...changes }, member);
  const newRecharge = async () =>
    JSON.parse((await sendJson(test, '/api/recharge/create', { amount: '10', channel: 'bank' }, member.token)).text)
      .data;
});

describe('an own file', () => {
  it.each([
    ['as a whole address', (url: string) => `http://shop.test${url}`],
    ['with a query', (url: string) => `${url}?x=1`],
    ['with a fragment', (url: string) => `${url}#x`],
    ['by a way round', (url: string) => url.replace('/storage/', '/storage/x/../')],
    ['with doubled slashes', (url: string) => url.replace('/storage/', '/storage//')],
    ['escaped', (url: string) => url.replace('.', '%2e')],
    ['in another case', (url: string) => url.toUpperCase()],
  ])('is no file %s', async (_, spell) => {
    const path = `avatar/${crypto.randomUUID()}.png`;
    const url = `/storage/${path}`;
    await createTestFile(test.ctx, member.id, { isPrivate: false, topic: 'avatar', path, url, mime: 'image/png' });
    const profile = { username: `user${member.id}`, nickname: 'a' };
    const refused = await test.post('/api/account/profile', { ...profile, avatar: spell(url) }, member);
    expect(refused.data.fields).toHaveProperty('avatar');
    expect((await test.post('/api/account/profile', { ...profile, avatar: url }, member)).code).toBe(1);
  });
});
