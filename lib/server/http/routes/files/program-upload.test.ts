import { afterAll, describe, expect, it } from '@jest/globals';
import type { KeyScope } from '#lib/contract/integrations/key-scopes.ts';
import { scopesForTopic, uploadScopes } from '#lib/contract/integrations/upload-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { giveFolder, picture } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createTestKey } from '#lib/server/integrations/keys/keys-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const { store, owner } = await createTestStore(test.ctx);
const maker: Record<SellerSide, { userId: number; storeId?: number }> = {
  store: { userId: owner.id, storeId: store.id },
  desk: { userId: (await createTestUser(test.ctx, { group: 'operator' })).id },
};
afterAll(() => test.close());

interface Sending {
  key: string;
  path?: string;
  name?: string;
  type?: string;
  bytes?: Buffer;
}

async function send({ key, path = '/api/ajax/upload', name = 'a.png', type = 'image/png', bytes }: Sending) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes ?? (await picture()))], name, { type }));
  const headers = { authorization: `Bearer ${key}`, 'think-lang': 'en' };
  const request = new Request(`http://shop.test${path}`, { method: 'POST', headers, body: form });
  const answer = await test.api.fetch(request, { remoteAddress: '192.0.2.7' });
  return { status: answer.status, ...((await answer.json()) as AnyData) };
}

const newKey = async (side: SellerSide, ...scopes: KeyScope[]) =>
  (await createTestKey(test.ctx, { ...maker[side], scopes })).key;

const topics = (['store', 'desk'] as const).flatMap((side) =>
  Object.entries(uploadScopes[side]).flatMap(([topic, scopes]) => scopes.map((scope) => [side, topic, scope] as const)),
);
/** What the topic takes beside pictures, where it takes none. */
const xml = { name: 'a.xml', type: 'application/xml', bytes: Buffer.from('<?xml version="1.0"?><EInvoice/>') };
const fitting = (topic: string) => (topic === 'invoice' ? xml : {});

describe('a program', () => {
  it.each(topics)('of the %s sends a file for %s with %s, as who made its key', async (side, topic, scope) => {
    const path = `/api/ajax/upload?topic=${topic}`;
    const answer = await send({ key: await newKey(side, scope), path, ...fitting(topic) });
    expect(answer).toMatchObject({ code: 1, data: { file: { topic, user_id: maker[side].userId } } });
  });

  it.each(topics)('of the %s sends none for %s with whatever else and %s only to read', async (side, topic, scope) => {
    const reading = scope.replace(':write', ':read') as KeyScope;
    const path = `/api/ajax/upload?topic=${topic}`;
    const answer = await send({ key: await newKey(side, reading, 'home:read'), path });
    expect(answer).toMatchObject({ status: 403, data: { error: 'key_scope' } });
    expect(answer.msg).toContain(scopesForTopic(uploadScopes, side, topic)[0]);
  });

  it.each(['identity', 'licence', 'voucher', 'avatar', 'artwork', 'default', 'constructor', '__proto__', ''])(
    'sends nothing for "%s", which is for people or of the other side',
    async (topic) => {
      for (const side of ['store', 'desk'] as const) {
        const every = [...new Set(Object.values(uploadScopes[side]).flat())];
        const key = await newKey(side, ...every);
        for (const path of ['/api/ajax/upload', '/api/product/upload'])
          expect(await send({ key, path: `${path}?topic=${topic}` })).toMatchObject({
            data: { error: 'key_not_allowed' },
          });
      }
      const store = await newKey('store', 'order:write', 'invoice:write');
      expect(await send({ key: store, path: '/api/ajax/upload?topic=catalogue' })).toMatchObject({
        data: { error: 'key_not_allowed' },
      });
    },
  );

  it('is understood as the call is: a topic twice, in capitals', async () => {
    const { store, owner } = await createTestStore(test.ctx);
    const { key } = await createTestKey(test.ctx, { userId: owner.id, storeId: store.id, scopes: ['profile:write'] });
    for (const query of ['topic=logo&topic=licence', 'topic=licence&topic=logo', 'topic[]=logo', 'topic=LICENCE'])
      expect((await send({ key, path: `/api/ajax/upload?${query}` })).data?.file?.topic ?? 'refused').not.toBe(
        'licence',
      );
    expect(await send({ key, path: '/api/ajax/upload?topic=Logo' })).toMatchObject({
      data: { file: { topic: 'logo' } },
    });
  });

  it('is held to what a person may send, and to what its maker may still do', async () => {
    const key = await newKey('desk', 'product:write');
    const path = '/api/ajax/upload?topic=catalogue';
    expect(await send({ key, path, name: 'a.exe', type: 'application/octet-stream' })).toMatchObject({ code: 0 });
    const { id } = await createTestUser(test.ctx);
    const { key: of } = await createTestKey(test.ctx, { userId: id, scopes: ['product:write'] });
    expect(await send({ key: of, path })).toMatchObject({ status: 401, data: { error: 'key_ended' } });
  });
});
