import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { liveness, readiness } from '#lib/contract/health.ts';
import { readProcessEnv } from '#lib/server/env.ts';
import { sources } from '../building/build.ts';

const read = (name: string) => fs.readFileSync(name, 'utf8');
const settingsIn = (text: string) => [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? '');
const addressesIn = (text: string) => new Set(text.match(/10\.77\.0\.\d+/g));

it.each(['deploy/compose/shop.env.example', 'deploy/systemd/shop.env.example'])(
  '%s names settings there are',
  (name) => {
    const known = new Set([...settingsIn(read('.env.example')), 'POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);
    const settings = settingsIn(read(name));
    expect(settings).toContain('SECRET_KEY');
    expect(settings.filter((setting) => !known.has(setting))).toEqual([]);
  },
);

it('nginx finds the processes of the compose file', () => {
  const compose = addressesIn(read('deploy/compose.yaml'));
  const upstreams = [...addressesIn(read('deploy/compose/nginx.conf'))];
  expect(upstreams).toHaveLength(4);
  expect(upstreams.filter((address) => !compose.has(address))).toEqual([]);
});

it('nginx of the compose file is nginx of one machine but for its addresses and certificates', () => {
  const shape = (name: string) =>
    read(name)
      .replace(/^#.*\n/gm, '')
      .replace(/(127|10)\.[\d.]+:\d+/g, 'ADDRESS')
      .replace(/\S*\/(fullchain|privkey)\.pem/g, '$1')
      .replaceAll('/etc/nginx/shop-locations', 'shop-locations')
      .trim();
  expect(shape('deploy/compose/nginx.conf')).toBe(shape('deploy/nginx/shop.conf'));
});

/** What `.dockerignore` lets in, as it stands there. */
const context = read('.dockerignore')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));

describe('what goes into the image', () => {
  it('is whatever the pages are built of, and what the processes run', () => {
    expect(context).toEqual(expect.arrayContaining([...sources, 'scripts', 'server', 'server.ts', 'public']));
  });

  it('is every file of the folder that Next or Node reads by its place', () => {
    const forWork = /\.test\.ts$|^(?:drizzle|jest|playwright)\.config\.|^next-env\.d\.ts$/;
    const { stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
    const names = stdout ? stdout.split('\n') : fs.readdirSync('.');
    const files = names.filter((name) => /^[^./][^/]*\.(?:ts|mjs|js)$/.test(name) && !forWork.test(name));
    expect(files).toContain('server.ts');
    expect(files.filter((name) => !context.includes(name))).toEqual([]);
  });

  it('is there', () => {
    expect(context.filter((name) => !fs.existsSync(name))).toEqual([]);
  });

  it('has no secret: settings and certificates of a shop are neither in the image nor in the repository', () => {
    expect(context.filter((name) => name.startsWith('deploy') || name.startsWith('.env'))).toEqual([]);
    const kept = ['.env', 'deploy/compose/shop.env', 'deploy/compose/certs/'];
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(kept));
  });
});

describe('the image', () => {
  const containerfile = read('deploy/Containerfile');
  const compose = read('deploy/compose.yaml');
  const said = (pattern: RegExp, text = containerfile) => pattern.exec(text)?.[1];

  it('calls scripts there are', () => {
    const scripts = containerfile.match(/scripts\/[\w-]+\.m?[jt]s/g) ?? [];
    expect(scripts).toContain('scripts/bootstrap.mjs');
    expect(scripts.filter((name) => !fs.existsSync(name))).toEqual([]);
  });

  it('sets what the shop reads', () => {
    const env = /^ENV (?:.*\\\n)*.*$/m.exec(containerfile)?.[0] ?? '';
    const names = [...env.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    const known = new Set([...settingsIn(read('.env.example')), 'PATH', 'NODE_ENV']);
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('listens where the compose file and nginx look for it', () => {
    const port = said(/PORT=(\d+)/);
    expect(said(/^EXPOSE (\d+)/m)).toBe(port);
    const upstreams = [...read('deploy/compose/nginx.conf').matchAll(/10\.77\.0\.\d+:(\d+)/g)].map(([, each]) => each);
    expect(new Set(upstreams)).toEqual(new Set([port]));
  });

  it('keeps its files where it says, and the compose file too', () => {
    const folder = said(/DATA_DIR=(\S+)/);
    expect(said(/^VOLUME (\S+)/m)).toBe(folder);
    expect(said(/volumes: \["data:(.+)"\]/, compose)).toBe(folder);
  });

  it('is run by the user for whom Node has kept what it compiled', () => {
    const ids = containerfile.match(/\b10\d{3}\b/g) ?? [];
    expect(new Set(ids)).toEqual(new Set(['10001']));
    expect(said(/^USER (\S+)\n(?!WORKDIR)/m)).toBe('10001:10001');
  });

  it('is asked the same by both files, and asks where the shop answers', () => {
    const inImage = said(/HEALTHCHECK[^\n]*\n\s*CMD (\[.*\])/);
    const inCompose = said(/test: (\["CMD", "node".*\])/, compose)?.replaceAll('$$', '$');
    expect(inCompose).toBe(inImage?.replace('[', '["CMD", '));
    expect(inImage).toContain(liveness.path);
    expect(compose).toContain(readiness.path);
  });

  it('has the PostgreSQL programs of the version that the compose file runs', () => {
    expect(said(/postgresql-client-(\d+) /)).toBe(said(/library\/postgres:(\d+)/, compose));
  });

  it('brings files to nginx that there are', () => {
    const files = [...compose.matchAll(/- \.\/(\S+?):\/\S+:ro/g)].map(([, name = '']) => name);
    expect(files).toContain('nginx/shop-locations.conf');
    const missing = files.filter((name) => name !== 'compose/certs' && !fs.existsSync(`deploy/${name}`));
    expect(missing).toEqual([]);
  });
});

describe('what is given time to end', () => {
  const { STOP_DELAY_SECONDS, STOP_GRACE_SECONDS } = readProcessEnv({ NODE_ENV: 'production' });
  it.each([
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s\n {2}depends_on/],
    ['deploy/systemd/shop@.service', /TimeoutStopSec=(\d+)/],
  ])('%s gives more than the shop takes', (name, pattern) => {
    expect(Number(pattern.exec(read(name))?.[1])).toBeGreaterThan(STOP_DELAY_SECONDS + 2 * STOP_GRACE_SECONDS);
  });
});

describe('the units', () => {
  const unit = read('deploy/systemd/shop@.service');
  const backup = read('deploy/systemd/shop-backup.service');
  const guide = read('docs/production.md');

  it('start scripts there are, in the folder that the guide makes', () => {
    for (const text of [unit, backup]) {
      const [, script = ''] = /^ExecStart=\/srv\/shop\/current\/node_modules\/\.bin\/node (\S+)/m.exec(text) ?? [];
      expect(fs.existsSync(script)).toBe(true);
    }
    expect(guide).toContain('/srv/shop/current');
  });

  it('ask where the shop answers', () => {
    expect(unit).toContain(`http://127.0.0.1:\${PORT}${readiness.path}`);
    expect(read('deploy/systemd/switch-release.sh')).toContain(readiness.path);
  });

  it('read the settings and write the folders that the guide makes', () => {
    expect([unit, backup].every((text) => text.includes('EnvironmentFile=/etc/shop/shop.env'))).toBe(true);
    const [, folder = ''] = /^ReadWritePaths=(\S+)/m.exec(backup) ?? [];
    expect(backup).toContain(`--to ${folder} `);
    expect(guide).toContain(`install -d -o shop -g shop -m 700 ${folder}`);
    const [, data] = /^DATA_DIR=(\S+)/m.exec(read('deploy/systemd/shop.env.example')) ?? [];
    for (const text of [unit, backup]) expect(`/var/lib/${/^StateDirectory=(\S+)/m.exec(text)?.[1]}`).toBe(data);
  });
});

it('the port that nginx asks on one machine is the one the guide gives the processes', () => {
  const ports = [...read('deploy/nginx/shop.conf').matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(ports).toEqual(['3001', '3002', '3011', '3012']);
  const guide = read('docs/production.md');
  for (const line of ['SERVE=pages\\nPORT=300%s', 'SERVE=api\\nPORT=301%s']) expect(guide).toContain(line);
});

it('Prometheus asks each process at the port that the guide gives it, no two the same', () => {
  const targets = [...read('deploy/prometheus/prometheus.yml').matchAll(/127\.0\.0\.1:(94\d\d)/g)].map(
    ([, port]) => port,
  );
  const given = [...read('docs/production.md').matchAll(/METRICS_PORT=(\d{3})%s/g)].flatMap(([, port]) => [
    `${port}1`,
    `${port}2`,
  ]);
  expect(targets).toEqual(given);
  expect(new Set(given).size).toBe(6);
});

it.each(['deploy/compose/nginx-main.conf', 'docs/production.md'])(
  '%s gives nginx room for streams of events',
  (name) => {
    const text = read(name);
    const connections = Number(/worker_connections (\d+);/.exec(text)?.[1]);
    expect(connections).toBeGreaterThanOrEqual(2 * 2 * readProcessEnv({ NODE_ENV: 'production' }).MAX_CONNECTIONS);
    expect(Number(/worker_rlimit_nofile (\d+);/.exec(text)?.[1])).toBeGreaterThanOrEqual(2 * connections);
  },
);
