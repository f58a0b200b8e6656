import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urlThrough } from '#lib/server/db/database-url.ts';
import { createTestDatabase, type TestDatabase } from '#lib/server/db/test-database.ts';
import { serverProgram } from '#scripts/programs/server-program.ts';

let database: TestDatabase;
let gate: Gate;
let shop: ChildProcess;
let url: string;

/** A way to the database that is closed at first, as if the database were away. */
interface Gate {
  port: number;
  open(): Promise<void>;
  close(): void;
}

async function makeGate(target: URL): Promise<Gate> {
  const server = net.createServer((from) => {
    const to = net.connect(Number(target.port), target.hostname);
    from.pipe(to).pipe(from);
    for (const [end, other] of [
      [from, to],
      [to, from],
    ] as const)
      end.on('error', () => other.destroy());
  });
  const port = await freePort();
  return {
    port,
    open: async () => void (await once(server.listen(port, '127.0.0.1'), 'listening')),
    close: () => void server.close(),
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const statusOf = (path: string) =>
  fetch(`${url}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

/** Asks for as long as the process lives and the test may take: how soon it answers is the machine's affair. */
async function until(path: string, requested: number): Promise<void> {
  while (shop.exitCode === null) {
    if ((await statusOf(path)) === requested) return;
    await wait(50);
  }
  throw new Error(`${path} never answered ${requested}`);
}

beforeAll(async () => {
  database = await createTestDatabase();
  gate = await makeGate(new URL(database.url));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  shop = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SERVE: 'api',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: urlThrough(database.url, `127.0.0.1:${gate.port}`),
      SECRET_KEY: 'a-secret-for-tests-that-is-long-enough-0123456789',
      // Long enough for the questions below, also where each of them has to wait for the processor.
      STOP_DELAY_SECONDS: '6',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
});

afterAll(async () => {
  if (shop.exitCode === null) shop.kill('SIGKILL');
  gate.close();
  await database.drop();
});

it('is ready only while its database answers and its jobs run, and no longer once it is told to stop', async () => {
  await until('/api/health/live', 200);
  expect(await statusOf('/api/health/ready')).toBe(503);
  await gate.open();
  await until('/api/health/ready', 200);

  shop.kill('SIGTERM');
  await until('/api/health/ready', 503);
  const answer = await fetch(`${url}/api/health/live`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await statusOf('/api/health')).toBe(503);
  const [code] = (await once(shop, 'exit')) as [number | null];
  expect(code).toBe(0);
});
