import fs from 'node:fs';
import https from 'node:https';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { installPackages } from '../packages.ts';
import { getNginx } from '../programs/nginx.ts';
import { getPooler } from '../programs/pooler.ts';
import { findFreePort } from '../programs/port.ts';
import { getPromtool } from '../programs/promtool.ts';
import { end, runTied } from '../programs/tied.ts';
import { selfSigned } from '../several/self-signed.ts';
import { Machine, type Ports, password } from './machine.ts';
import { readBlocks } from './page-blocks.ts';

/**
 * docs/production.md, followed: its commands, with Debian's PostgreSQL, pgbouncer and nginx, on two machines that are folders. Where
 * there is no apt-get the page cannot be followed; everywhere else what is missing is installed, or this fails.
 */
const hasDebian = fs.existsSync('/usr/bin/apt-get');
if (!hasDebian && !process.env.CI) process.stderr.write('this is no Debian: docs/production.md is not followed\n');
const onDebian = hasDebian || process.env.CI ? it : it.skip;

const page = 'docs/production.md';
const blocks = readBlocks(page);
const step = (number: number, at = 0) => {
  const [found] = blocks.filter(({ heading }) => heading.startsWith(`${number}. `)).slice(at);
  if (!found) throw new Error(`${page} has no block ${at} in step ${number}`);
  return found.code;
};

let primary: Machine;
let replica: Machine;
let ports: Ports;
let isReady = false;

beforeAll(async () => {
  if (!hasDebian && !process.env.CI) return;
  const programs = {
    nginx: wholePath(getNginx()),
    pgbouncer: getPooler() ?? '',
    postgresBin: findPostgres(),
  };
  expect(programs).toEqual({
    nginx: expect.stringMatching(/./),
    pgbouncer: expect.stringMatching(/./),
    postgresBin: expect.any(String),
  });
  const [postgres, pooler, secure, plain, status] = await Promise.all(Array.from({ length: 5 }, findFreePort));
  ports = { postgres: postgres ?? 0, pooler: pooler ?? 0, https: secure ?? 0, http: plain ?? 0, status: status ?? 0 };
  const place = { programs, ports, secret: 'q8Zt3LmPx0VwYc7RbNfKdGhJs5Ua2Ei9Oo4' };
  primary = new Machine(place);
  replica = new Machine(place);
  isReady = true;
}, 400_000);
afterAll(() => {
  if (!isReady) return;
  primary.stop();
  replica.stop();
});

/** Its name alone would find what stands in for it. */
function wholePath(program = ''): string {
  return program.startsWith('/')
    ? program
    : (['/usr/sbin', '/usr/bin'].map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file)) ?? '');
}

/** Debian's is installed where there is none. */
function findPostgres(): string {
  const folder = '/usr/lib/postgresql';
  const newest = () => {
    const found = fs.existsSync(folder)
      ? fs.readdirSync(folder).filter((name) => fs.existsSync(`${folder}/${name}/bin/initdb`))
      : [];
    return found.sort((one, other) => Number(other) - Number(one))[0];
  };
  if (!newest()) installPackages('postgresql');
  const major = newest();
  if (!major) throw new Error('PostgreSQL cannot be installed: apt-get install postgresql');
  return path.join(folder, major, 'bin');
}

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const directUrl = () => `postgres://shop:${password}@127.0.0.1:${ports.postgres}/shop`;

onDebian(
  'step 1: the database starts with the settings of the page, and lets the shop in',
  async () => {
    primary.makeCluster();
    primary.run('systemctl start postgresql@17-main');
    primary.run(step(1));
    const asked = `select current_setting('max_connections') as most, current_setting('server_encoding') as letters`;
    expect(await ask(directUrl(), asked)).toEqual([{ most: '200', letters: 'UTF8' }]);
  },
  120_000,
);

onDebian(
  'step 2: the replica follows',
  async () => {
    replica.makeCluster();
    const settings = `/etc/postgresql/17/main/conf.d/shop.conf`;
    const [shared = ''] = /cat > \/etc\/postgresql\S+conf <<'EOF'\n[\s\S]*?\nEOF\n/.exec(step(1)) ?? [];
    replica.run(
      `${shared.replace("'127.0.0.1,10.0.0.5'", "'10.0.0.6'")}\necho 'hot_standby_feedback = on' >> ${settings}`,
    );
    replica.run('systemctl start postgresql@17-main');
    const [reading, ...rest] = step(2).split('\n').reverse().filter(Boolean);
    expect(reading).toContain('pg_stat_replication');
    replica.run(rest.reverse().join('\n'), { PGPASSWORD: 'REPLICA-PASSWORD' });
    expect(primary.run(reading ?? '')).toContain('streaming');
  },
  120_000,
);

onDebian(
  'step 3: pgbouncer takes its settings, and leads to the database both ways',
  async () => {
    const answers = primary.run(step(3));
    expect(answers.trim()).toBe('1');
    const at = (name: string) => `postgres://shop:${password}@127.0.0.1:${ports.pooler}/${name}`;
    for (const name of ['shop', 'shop_direct']) expect(await ask(at(name), 'select 1 as one')).toEqual([{ one: 1 }]);
  },
  60_000,
);

onDebian(
  'step 4: each process has ports of its own, and the shop runs on what the page has set up',
  async () => {
    primary.takeDeploy();
    primary.run(step(4));
    const wait = 'curl -s http';
    const [settings = ''] = step(4, 1).split(wait);
    primary.run(settings);
    const names = [1, 2].flatMap((n) => ['pages', 'api', 'worker'].map((role) => `${role}-${n}`));
    const read = (name: string) =>
      Object.fromEntries(
        fs
          .readFileSync(primary.at(`etc/shop/${name}.env`), 'utf8')
          .split('\n')
          .flatMap((line) => {
            const at = line.indexOf('=');
            return at > 0 && !line.startsWith('#') ? [[line.slice(0, at), line.slice(at + 1)] as const] : [];
          }),
      );
    const all = names.flatMap((name) => [read(name).PORT, read(name).METRICS_PORT]);
    expect(all.filter(Boolean)).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
    const shared = { ...read('shop'), DATA_DIR: primary.at('var/lib/shop'), HOST: '127.0.0.1' };
    const own = { ...read('api-1'), PORT: String(await findFreePort()), METRICS_PORT: String(await findFreePort()) };
    const child = runTied(['scripts/start.ts'], { env: { ...process.env, ...shared, ...own } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text));
    try {
      await untilReady(
        `http://127.0.0.1:${own.PORT}/api/health/ready`,
        () => child.exitCode === null,
        () => said,
      );
      const figures = await (await fetch(`http://127.0.0.1:${own.METRICS_PORT}/metrics`)).text();
      expect(figures).toContain('shop_info{');
      const [{ many }] = (await ask(directUrl(), 'select count(*)::int as many from drizzle.__drizzle_migrations')) as [
        { many: number },
      ];
      expect(many).toBeGreaterThan(20);
    } finally {
      await end(child);
    }
  },
  180_000,
);

async function untilReady(url: string, isAlive: () => boolean, said: () => string): Promise<void> {
  for (;;) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    if (!isAlive()) throw new Error(`the shop ended:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

onDebian(
  'step 5: nginx takes its files, answers by the name of the shop, and holds more tabs than Debian lets it',
  async () => {
    const streams = 900;
    const shop = net.createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () =>
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\nevent: hello\n\n'),
      );
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const port = String((shop.address() as net.AddressInfo).port);
    const { key, cert } = selfSigned();
    const live = primary.at('etc/letsencrypt/live/shop.test');
    fs.mkdirSync(live, { recursive: true });
    fs.writeFileSync(path.join(live, 'privkey.pem'), key);
    fs.writeFileSync(path.join(live, 'fullchain.pem'), cert);
    primary.takeNginx();
    primary.run(`rm -f /srv/shop/current; ln -s /srv/shop/releases/v0.1.0 /srv/shop/current`);
    const conf = primary.at('srv/shop/releases/v0.1.0/deploy/nginx/shop.conf');
    fs.writeFileSync(conf, fs.readFileSync(conf, 'utf8').replace(/127\.0\.0\.1:30\d\d/g, `127.0.0.1:${port}`));
    primary.run(step(5).replaceAll('YOUR.NAME', 'shop.test'));
    const open: { destroy(): void }[] = [];
    const visit = () =>
      new Promise<number>((resolve, reject) => {
        const request = https.get(
          {
            host: '127.0.0.1',
            port: ports.https,
            path: '/api/message/stream',
            rejectUnauthorized: false,
            agent: false,
            headers: { host: 'shop.test' },
          },
          (response) => response.once('data', () => resolve(response.statusCode ?? 0)),
        );
        request.on('error', reject);
        open.push(request);
      });
    try {
      for (let opened = 0; opened < streams; opened += 100) {
        const statuses = await Promise.all(Array.from({ length: 100 }, visit));
        expect(new Set(statuses)).toEqual(new Set([200]));
      }
      const status = await (await fetch(`http://127.0.0.1:${ports.status}/stub_status`)).text();
      expect(Number(/Active connections: (\d+)/.exec(status)?.[1])).toBeGreaterThanOrEqual(streams);
      primary.run(
        step(5)
          .replaceAll('YOUR.NAME', 'shop.test')
          .replace(/systemctl restart nginx/, 'true'),
      );
    } finally {
      for (const each of open) each.destroy();
      shop.close();
    }
  },
  120_000,
);

onDebian(
  'step 7: Prometheus takes the settings of the page, and asks the processes where step 4 has them answer',
  async () => {
    const program = getPromtool();
    expect(program).toEqual(expect.any(String));
    if (program?.startsWith('/')) fs.symlinkSync(program, primary.at('bin/promtool'));
    // What the packages leave there.
    for (const folder of ['etc/prometheus', 'etc/mtail', 'etc/default']) {
      fs.mkdirSync(primary.at(folder), { recursive: true });
    }
    fs.writeFileSync(primary.at('etc/prometheus/alertmanager.yml'), '');
    primary.run('ln -sfn /srv/shop/releases/v0.1.0 /srv/shop/current');
    const [block] = blocks.filter(({ code }) => code.includes('promtool check config'));
    expect(block?.heading).toMatch(/^7\. /);
    const said = primary.run(block?.code ?? '');
    expect(said).toMatch(/SUCCESS: \S*prometheus\.yml is valid/);
    expect(said).toMatch(/alerts\.yml[\s\S]*SUCCESS: \d+ rules found/);
    const settings = fs.readFileSync(primary.at('etc/prometheus/prometheus.yml'), 'utf8');
    const [, shop = ''] = /job_name: shop\n([\s\S]*?)job_name:/.exec(settings) ?? [];
    const asked = [...shop.matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    const names = [1, 2].flatMap((n) => ['pages', 'api', 'worker'].map((role) => `${role}-${n}`));
    const answering = names.map((name) =>
      /^METRICS_PORT=(\d+)$/m.exec(fs.readFileSync(primary.at(`etc/shop/${name}.env`), 'utf8')),
    );
    expect(asked.sort()).toEqual(answering.map((found) => found?.[1]).sort());
    expect(fs.readFileSync(primary.at('etc/mtail/nginx.mtail'), 'utf8')).toMatch(/./);
  },
  400_000,
);

onDebian(
  'step 2, where the primary is lost: the replica takes over behind pgbouncer',
  async () => {
    const [promote = '', aim = '', reload = ''] = step(2, 1).split('\n');
    expect([promote, aim, reload].map((line) => line.split(' ')[0])).toEqual(['pg_ctlcluster', 'sed', 'systemctl']);
    primary.run('systemctl stop postgresql@17-main');
    replica.run(promote);
    primary.run([aim, reload].join('\n'));
    const pooled = `postgres://shop:${password}@127.0.0.1:${ports.pooler}/shop`;
    let answer: unknown;
    for (let left = 100; left > 0 && answer === undefined; left -= 1) {
      answer = await ask(pooled, 'select pg_is_in_recovery() as is_replica').catch(() => undefined);
      if (answer === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(answer).toEqual([{ is_replica: false }]);
  },
  60_000,
);
