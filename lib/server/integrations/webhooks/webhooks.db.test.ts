import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Owner } from '../owner.ts';
import { webhookAttempts, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';
import { announceEvent } from './announce-event.ts';
import { beginDeliveries } from './deliver-webhooks.ts';
import { getDelivery, listDeliveries, replayDelivery, replayFailed, sendTestEvent } from './deliveries.ts';
import { listEndpoints, removeEndpoint, rotateSecret, saveEndpoint, switchEndpoint } from './endpoints.ts';
import { listen, openWebhooks } from './webhooks-for-tests.ts';

const { test, desk, add, announce, run, deliveries } = await openWebhooks();

const attempts = () => test.ctx.db.select().from(webhookAttempts).orderBy(asc(webhookAttempts.id));

describe('a message', () => {
  it.each([
    ['goes on for ever', (response: ServerResponse) => void response.writeHead(200).write('ok')],
    [
      'breaks off',
      (response: ServerResponse) => {
        response.writeHead(200, { 'content-length': '100' }).write('ok');
        setTimeout(() => response.destroy(), 50);
      },
    ],
  ] as [string, (response: ServerResponse) => void][])(
    'that was taken is not sent again where the answer %s',
    async (_, answer) => {
      const { url, received } = await listen((_request, response) => answer(response));
      await add(url);
      await announce();
      await run({ timeout: 300 });
      expect(await deliveries()).toMatchObject([{ status: 'delivered', lastStatus: 200, lastFault: null }]);
      expect(received).toHaveLength(1);
    },
  );

  it('is signed by the Standard Webhooks rules', async () => {
    const { url, received } = await listen();
    const { secret } = await add(url);
    await announce();
    expect(await run()).toBe(1);
    const [message] = received;
    expect(secret).toMatch(/^whsec_/);
    const event = new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {});
    expect(event).toMatchObject({ type: 'order.paid', version: 1, data: { number: 'SO1' } });
    expect(() => new Webhook(secret).verify(`${message?.body} `, message?.headers ?? {})).toThrow();
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 1, lastStatus: 200 }]);
  });

  it('carries signatures of both secrets for a day after a change', async () => {
    const { url, received } = await listen();
    const { id, secret } = await add(url);
    const next = await rotateSecret(test.ctx, desk, id);
    await announce();
    await run();
    for (const known of [secret, next]) new Webhook(known).verify(received[0]?.body ?? '', received[0]?.headers ?? {});
    await test.ctx.db.update(webhookEndpoints).set({ previousUntil: test.ctx.clock.now() });
    await announce();
    await run();
    new Webhook(next).verify(received[1]?.body ?? '', received[1]?.headers ?? {});
    expect(() => new Webhook(secret).verify(received[1]?.body ?? '', received[1]?.headers ?? {})).toThrow();
  });

  it('exists only where its cause was committed, and where somebody listens', async () => {
    const { url } = await listen();
    await announce();
    await add(url);
    const failed = test.ctx.db.transaction(async (tx) => {
      await announceEvent(tx, { type: 'order.paid', storeId: null, data: {}, at: test.ctx.clock.now() });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await test.ctx.db.transaction((tx) =>
      announceEvent(tx, { type: 'order.closed', storeId: null, data: {}, at: test.ctx.clock.now() }),
    );
    expect(await test.ctx.db.select().from(webhookEvents)).toEqual([]);
  });

  it('of a store goes to that store and to the platform, to no other', async () => {
    const [own, other] = [await createTestStore(test.ctx), await createTestStore(test.ctx)];
    const { url } = await listen();
    const asOwner = ({ store, owner }: typeof own): Owner => ({
      side: 'store',
      storeId: store.id,
      member: toMember(owner.id),
    });
    const [mine, theirs, platform] = [await add(url, asOwner(own)), await add(url, asOwner(other)), await add(url)];
    await announce(own.store.id);
    expect((await deliveries()).map(({ endpointId }) => endpointId).sort()).toEqual([mine.id, platform.id].sort());
    await announce(null);
    expect((await deliveries()).filter(({ endpointId }) => endpointId === platform.id)).toHaveLength(2);
    const [first] = (await listDeliveries(test.ctx, asOwner(own), { page: 1, limit: 10, offset: 0 })).list;
    const missing = { code: 'not_found' };
    await expect(getDelivery(test.ctx, asOwner(other), first?.delivery.id ?? 0)).rejects.toMatchObject(missing);
    await expect(replayDelivery(test.ctx, asOwner(other), first?.delivery.id ?? 0)).rejects.toMatchObject(missing);
    const since = { endpointId: mine.id, since: new Date(0) };
    await expect(replayFailed(test.ctx, asOwner(other), since)).rejects.toMatchObject(missing);
    for (const touch of [removeEndpoint, rotateSecret, sendTestEvent])
      await expect(touch(test.ctx, asOwner(other), mine.id)).rejects.toMatchObject(missing);
    await expect(switchEndpoint(test.ctx, asOwner(other), { id: mine.id, isOn: false })).rejects.toMatchObject(missing);
    const stolen = { facts: { url, name: 'x', types: ['order.paid'] }, known: { id: mine.id, version: 1 } };
    await expect(saveEndpoint(test.ctx, asOwner(other), stolen)).rejects.toMatchObject(missing);
    expect((await listEndpoints(test.ctx, asOwner(other))).map(({ id }) => id)).toEqual([theirs.id]);
  });
});

describe('a receiver', () => {
  it('that fails is tried again after each pause, and given up after the last', async () => {
    const { url, received } = await listen((_, response) => {
      response.statusCode = 500;
      response.end('broken');
    });
    await add(url);
    await announce();
    for (const pause of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
      expect(await run()).toBe(1);
      expect(await deliveries()).toMatchObject([{ status: 'pending', lastStatus: 500, lastFault: 'status' }]);
      test.ctx.clock.advance(pause - 1);
      expect(await run()).toBe(0);
      test.ctx.clock.advance(1);
    }
    expect(await run()).toBe(1);
    expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 10 }]);
    expect(await attempts()).toHaveLength(10);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await attempts())[0]).toMatchObject({ answer: 'broken', status: 500 });
  });

  it('that takes its time is let go, and holds up nobody', async () => {
    const slow = await listen(() => undefined);
    const quick = await listen();
    await add(slow.url);
    await add(quick.url);
    await announce();
    const begun = await beginDeliveries(test.ctx, { room: 20, timeout: 300 });
    await Promise.race(begun);
    expect(quick.received).toHaveLength(1);
    await Promise.all(begun);
    expect((await deliveries()).map(({ lastFault }) => lastFault).sort()).toEqual(['timeout', null].sort());
  });

  it('that answers without end is read no further than is kept', async () => {
    let sent = 0;
    const { url } = await listen((_, response) => {
      const more = () => {
        while (!response.destroyed && sent < 50_000_000) {
          sent += 65_536;
          if (!response.write(Buffer.alloc(65_536, 'x\0'))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    await add(url);
    await announce();
    await run();
    const [try1] = await attempts();
    expect(try1).toMatchObject({ status: 200, fault: null, answer: 'x'.repeat(512) });
    expect(sent).toBeLessThan(50_000_000);
  });

  it('that redirects is not followed', async () => {
    const secret = await listen();
    const { url } = await listen((_, response) => {
      response.writeHead(302, { location: secret.url });
      response.end();
    });
    await add(url);
    await announce();
    await run();
    expect(secret.received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 'pending', lastStatus: 302, lastFault: 'redirect' }]);
  });

  it.each([
    ['10.0.0.8'],
    ['169.254.169.254'],
    ['192.168.1.1'],
    ['::ffff:10.0.0.8'],
    ['fd00::1'],
    ['64:ff9b::a00:8'],
    ['2002:a00:8::'],
  ])('whose name leads to %s gets nothing', async (address) => {
    await add('https://rebound.example/hook');
    await announce();
    const family = address.includes(':') ? 6 : 4;
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [
        { address: '93.184.215.14', family: 4 },
        { address, family },
      ];
    };
    await run({ resolve });
    expect(asked).toBe(1);
    expect(await deliveries()).toMatchObject([{ status: 'pending', lastStatus: null, lastFault: 'address' }]);
  });

  it('is connected to at the address that was looked at, whatever its name says next', async () => {
    const { url, received } = await listen();
    const { port } = new URL(url);
    await add(`http://localhost:${port}/hook`);
    await announce();
    const addresses = ['127.0.0.1', '10.255.255.1'];
    const resolve = async () => [{ address: addresses.shift() ?? '', family: 4 }];
    await run({ resolve });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers.host).toBe(`localhost:${port}`);
    expect(addresses).toEqual(['10.255.255.1']);
  });

  it('that is away at one of its addresses is reached at the next', async () => {
    const { url, received } = await listen();
    await add(`http://localhost:${new URL(url).port}/hook`);
    await announce();
    const resolve = async () => ['127.0.0.9', '127.0.0.1'].map((address) => ({ address, family: 4 }));
    await run({ resolve });
    expect(received).toHaveLength(1);
  });

  it('that fails for days is switched off, its owner is told, and what waits goes out once it is on again', async () => {
    const down = await listen((_, response) => {
      response.statusCode = 503;
      response.end();
    });
    const { id } = await add(down.url);
    await announce();
    await run();
    test.ctx.clock.advance(5 * 86_400);
    await announce();
    await run();
    const stateOf = async () => (await listEndpoints(test.ctx, desk))[0]?.status;
    expect(await stateOf()).toBe('failed');
    const { rows } = await test.ctx.db.$client.query('select event_key from messages where user_id = $1', [
      desk.member.userId,
    ]);
    expect(rows).toEqual([{ event_key: 'webhookFailed' }]);
    test.ctx.clock.advance(86_400);
    expect(await run()).toBe(0);
    await switchEndpoint(test.ctx, desk, { id, isOn: true });
    expect(await run()).toBe(2);
  });

  it('that says it is gone is switched off at once', async () => {
    const { url } = await listen((_, response) => {
      response.statusCode = 410;
      response.end();
    });
    await add(url);
    await announce();
    await run();
    expect((await listEndpoints(test.ctx, desk))[0]).toMatchObject({ status: 'failed' });
  });
});
