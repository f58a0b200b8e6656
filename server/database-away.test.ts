import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urlThrough } from '#lib/server/db/database-url.ts';
import { createTestDatabase, type TestDatabase } from '#lib/server/db/test-database.ts';
import { serverProgram } from '#scripts/programs/server-program.ts';

interface Line {
  level: number;
  msg: string;
  lines?: number;
}

interface Running {
  shop: ChildProcess;
  url: string;
  lines: Line[];
}

let database: TestDatabase;
let road: Server;
let isOpen = true;
const travelling = new Set<Socket>();
const kinds = ['api', 'worker', 'api,worker'];
const running = new Map<string, Running>();

/** The way to the database, which can be shut as a restart does it. */
async function openRoad(to: URL): Promise<number> {
  road = net.createServer((socket) => {
    if (!isOpen) return void socket.destroy();
    const onward = net.connect(Number(to.port), to.hostname);
    for (const end of [socket, onward]) {
      travelling.add(end);
      end.on('error', () => end.destroy());
      end.on('close', () => travelling.delete(end));
    }
    socket.pipe(onward).pipe(socket);
    socket.on('close', () => onward.destroy());
    onward.on('close', () => socket.destroy());
  });
  road.listen(0, '127.0.0.1');
  await once(road, 'listening');
  return (road.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const free = net.createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  return port;
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status);

async function start(serve: string, databaseUrl: string): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shop = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SERVE: serve,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'a-secret-for-tests-that-is-long-enough-0123456789',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines: Line[] = [];
  let rest = '';
  shop.stdout?.on('data', (piece) => {
    const [last = '', ...whole] = (rest + String(piece)).split('\n').reverse();
    rest = last;
    for (const line of whole.reverse()) if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
  });
  running.set(serve, { shop, url, lines });
  while ((await statusOf(`${url}/api/health/ready`).catch(() => 0)) !== 200 && shop.exitCode === null) await wait(50);
}

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await openRoad(new URL(database.url));
  const own = urlThrough(database.url, `127.0.0.1:${port}`);
  await Promise.all(kinds.map((serve) => start(serve, own)));
});

afterAll(async () => {
  for (const { shop } of running.values()) {
    if (shop.exitCode !== null) continue;
    shop.kill('SIGTERM');
    await once(shop, 'exit');
  }
  road.close();
  await database.drop();
});

it('two seconds without a database are a few lines in each kind of process, the last with how many there were', async () => {
  for (const { lines } of running.values()) lines.length = 0;
  isOpen = false;
  for (const socket of travelling) socket.destroy();
  for (let round = 0; round < 20; round += 1) {
    const asked = [...running.values()].map(({ url }) => statusOf(`${url}/api/index/index?r=${round}`).catch(() => 0));
    await Promise.all([...asked, wait(100)]);
  }
  isOpen = true;
  for (const [serve, { lines }] of running) {
    for (let tries = 0; tries < 300 && !lines.some(({ msg }) => msg === 'what was away is back'); tries += 1)
      await wait(50);
    const said = lines.map(({ msg }) => msg);
    expect({ serve, said: said.length <= 3 ? [] : said }).toEqual({ serve, said: [] });
    expect(lines.at(-1)).toMatchObject({ msg: 'what was away is back', lines: expect.any(Number) });
    expect(lines.at(-1)?.lines).toBeGreaterThan(serve === 'api' ? 10 : 3);
  }
});
