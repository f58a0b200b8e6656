import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { asDesk } from '../owner.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';
import { announceEvent } from './announce-event.ts';
import { beginDeliveries } from './deliver-webhooks.ts';
import { replayFailed } from './deliveries.ts';
import { mostTries } from './delivery-rules.ts';
import { listEndpoints, rotateSecret, saveEndpoint, switchEndpoint } from './endpoints.ts';

let received = 0;
let url = '';
const test = await createTestContext();
const desk = asDesk(toMember((await createTestUser(test.ctx)).id));
const receiver = createServer((request, response) => {
  received += 1;
  request.resume();
  response.end('ok');
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
afterEach(async () => {
  received = 0;
  await test.ctx.db.delete(webhookEndpoints);
  await test.ctx.db.delete(webhookEvents);
  await test.ctx.db.execute(sql`delete from messages`);
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await test.close();
});

async function addWithEvent(): Promise<number> {
  const facts = { url, name: 'ERP', types: ['order.paid'] };
  const { id } = await saveEndpoint(test.ctx, desk, { facts });
  await announce();
  return id;
}
const announce = () =>
  test.ctx.db.transaction((tx) =>
    announceEvent(tx, { type: 'order.paid', storeId: null, data: { number: 'SO1' }, at: test.ctx.clock.now() }),
  );
const deliveries = () => test.ctx.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id));
const attempts = () => test.ctx.db.select().from(webhookAttempts);
const run = async () => (await Promise.allSettled(await beginDeliveries(test.ctx, { room: 20 }))).length;
/** Rounds with the longest pause between them, until nothing is tried any more; no more than one would ever wait for. */
async function runToEnd(): Promise<number> {
  let tries = 0;
  for (let round = 0; round < 50; round += 1) {
    tries += await run();
    test.ctx.clock.advance(90_000);
  }
  return tries;
}

describe('a delivery that nobody can sign', () => {
  const unreadable = () =>
    test.ctx.db.update(webhookEndpoints).set({ secret: 'encrypted-under-another-key-of-the-shop' });

  it('is given up after a few tries, with the reason, and its endpoint switched off with words to its owner', async () => {
    const id = await addWithEvent();
    await unreadable();
    expect(await run()).toBe(1);
    expect(await deliveries()).toMatchObject([{ status: 'pending', lastFault: 'secret', lastStatus: null }]);
    expect(await runToEnd()).toBe(3);
    expect(await deliveries()).toMatchObject([{ status: 'failed', lastFault: 'secret', attempts: 4 }]);
    expect((await attempts()).map(({ fault }) => fault)).toEqual(['secret', 'secret', 'secret', 'secret']);
    expect(received).toBe(0);
    expect((await listEndpoints(test.ctx, desk)).map(({ status }) => status)).toEqual(['failed']);
    const { rows } = await test.ctx.db.execute(sql`select user_id, event_key, args from messages`);
    const args = { name: 'ERP' };
    expect(rows).toEqual([{ user_id: desk.member.userId, event_key: 'webhookUnsigned', args }]);

    await rotateSecret(test.ctx, desk, id);
    await switchEndpoint(test.ctx, desk, { id, isOn: true });
    expect(await replayFailed(test.ctx, desk, { endpointId: id, since: new Date(0) })).toBe(1);
    expect(await run()).toBe(1);
    expect(await deliveries()).toMatchObject([{ status: 'delivered' }]);
    expect(received).toBe(1);
  });

  it('goes out where the secret was read again in between', async () => {
    await addWithEvent();
    const [before] = await test.ctx.db.select().from(webhookEndpoints);
    await unreadable();
    await run();
    await test.ctx.db.update(webhookEndpoints).set({ secret: before?.secret ?? '' });
    test.ctx.clock.advance(10);
    expect(await run()).toBe(1);
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }]);
  });
});

it('a delivery whose tries cannot be written down is sent no more often than any other', async () => {
  await addWithEvent();
  await test.ctx.db.execute(sql`create or replace function poison() returns trigger language plpgsql as $$
    begin raise exception 'poisoned'; end $$`);
  await test.ctx.db.execute(
    sql`create trigger poison before insert on webhook_attempts for each row execute function poison()`,
  );
  expect(await runToEnd()).toBe(mostTries);
  await test.ctx.db.execute(sql`drop trigger poison on webhook_attempts`);
  expect(received).toBe(mostTries);
  expect(await deliveries()).toMatchObject([{ status: 'failed', lastFault: 'lost', attempts: mostTries }]);
});
