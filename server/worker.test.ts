import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '#lib/server/db/test-database.ts';
import { serverProgram } from '#scripts/programs/server-program.ts';

let database: TestDatabase;
let worker: ChildProcess;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const free = net.createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  url = `http://127.0.0.1:${port}`;
  worker = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SERVE: 'worker',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      SECRET_KEY: 'a-secret-for-tests-that-is-long-enough-0123456789',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
});

afterAll(async () => {
  if (worker.exitCode === null) {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
  await database.drop();
});

const statusOf = (path: string) => fetch(url + path).then(({ status }) => status);

it('says how it is, and answers nothing else', async () => {
  while ((await statusOf('/api/health/ready').catch(() => 0)) !== 200 && worker.exitCode === null) await wait(50);
  expect(await statusOf('/api/health/live')).toBe(200);
  const others = ['/', '/api/index/index', '/api/healthy', '/storage/demo/a.svg', '/api/site/changes'];
  expect(await Promise.all(others.map(statusOf))).toEqual(others.map(() => 404));
});
