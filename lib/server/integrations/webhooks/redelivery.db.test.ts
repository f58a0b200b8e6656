import { describe, expect, it } from '@jest/globals';
import { webhookDeliveries } from '../webhook-tables.ts';
import { beginDeliveries } from './deliver-webhooks.ts';
import { removeOldEvents, replayDelivery, replayFailed, sendTestEvent } from './deliveries.ts';
import { switchEndpoint } from './endpoints.ts';
import { listen, openWebhooks } from './webhooks-for-tests.ts';

const { test, desk, add, announce, run, deliveries } = await openWebhooks();

describe('several workers', () => {
  it('send nothing twice at once, and no more to one endpoint than it may get', async () => {
    const { url, received } = await listen((_, response) => setTimeout(() => response.end(), 100));
    await add(url);
    for (let count = 0; count < 10; count += 1) await announce(null, `SO${count}`);
    const claimed = await Promise.all([1, 2, 3].map(() => beginDeliveries(test.ctx, { room: 20 })));
    const begun = claimed.flat();
    expect(begun.length).toBe(4);
    await Promise.all(begun);
    while ((await run()) > 0);
    expect(received).toHaveLength(10);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(10);
  });

  it('take up what one of them has left lying', async () => {
    const { url, received } = await listen();
    await add(url);
    await announce();
    await test.ctx.db.update(webhookDeliveries).set({
      status: 'sending',
      attempts: 1,
      dueAt: new Date(test.ctx.clock.now().getTime() + 60_000),
    });
    expect(await run()).toBe(0);
    test.ctx.clock.advance(61);
    expect(await run()).toBe(1);
    expect(received).toHaveLength(1);
  });
});

describe('sending again', () => {
  it('one, and all that failed since then, under the same id', async () => {
    let isBroken = true;
    const { url, received } = await listen((_, response) => {
      response.statusCode = isBroken ? 500 : 200;
      response.end();
    });
    const { id } = await add(url);
    await announce(null, 'SO1');
    await announce(null, 'SO2');
    await run();
    await test.ctx.db.update(webhookDeliveries).set({ status: 'failed' });
    isBroken = false;
    const [first] = await deliveries();
    await replayDelivery(test.ctx, desk, first?.id ?? 0);
    await run();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'failed']);
    const since = new Date(test.ctx.clock.now().getTime() - 1000);
    expect(await replayFailed(test.ctx, desk, { endpointId: id, since: test.ctx.clock.now() })).toBe(1);
    expect(await replayFailed(test.ctx, desk, { endpointId: id, since })).toBe(0);
    await run();
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    await switchEndpoint(test.ctx, desk, { id, isOn: false });
    await expect(replayDelivery(test.ctx, desk, first?.id ?? 0)).rejects.toMatchObject({ code: 'webhook_off' });
    await expect(sendTestEvent(test.ctx, desk, id)).rejects.toMatchObject({ code: 'webhook_off' });
  });

  it('a test event goes to that endpoint alone', async () => {
    const [one, other] = [await listen(), await listen()];
    const { id } = await add(one.url);
    await add(other.url);
    await sendTestEvent(test.ctx, desk, id);
    await run();
    expect(one.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
    expect(other.received).toEqual([]);
  });
});

it('what is old is forgotten', async () => {
  const { url } = await listen();
  await add(url);
  await announce();
  test.ctx.clock.advance(29 * 86_400);
  await removeOldEvents(test.ctx);
  expect(await deliveries()).toHaveLength(1);
  test.ctx.clock.advance(2 * 86_400);
  await removeOldEvents(test.ctx);
  expect(await deliveries()).toHaveLength(0);
});
