import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach } from '@jest/globals';
import { asc } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { asDesk } from '../owner.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';
import { announceEvent } from './announce-event.ts';
import { beginDeliveries } from './deliver-webhooks.ts';
import { saveEndpoint } from './endpoints.ts';

const servers: Server[] = [];

interface Received {
  headers: Record<string, string>;
  body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A receiver on this machine. */
export async function listen(answer: RequestListener = (_, response) => response.end('ok')) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      answer(request, response);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

/** A desk whose endpoints, and the receivers on this machine, are gone after each test. */
export async function openWebhooks() {
  const test = await createTestContext();
  const desk = asDesk(toMember((await createTestUser(test.ctx)).id));
  afterEach(async () => {
    await test.ctx.db.delete(webhookEndpoints);
    await test.ctx.db.delete(webhookEvents);
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  afterAll(() => test.close());

  const add = async (url: string, owner = desk) => {
    const made = await saveEndpoint(test.ctx, owner, { facts: { url, name: 'ERP', types: ['order.paid'] } });
    return { id: made.id, secret: made.secret ?? '' };
  };

  const announce = (storeId: number | null = null, number = 'SO1') =>
    test.ctx.db.transaction((tx) =>
      announceEvent(tx, { type: 'order.paid', storeId, data: { number }, at: test.ctx.clock.now() }),
    );

  const run = async (options: Partial<Parameters<typeof beginDeliveries>[1]> = {}) =>
    (await Promise.all(await beginDeliveries(test.ctx, { room: 20, ...options }))).length;

  const deliveries = () => test.ctx.db.select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id));

  return { test, desk, add, announce, run, deliveries };
}
