import fs from 'node:fs';
import { expect, it } from '@jest/globals';

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

it('the image gets whatever the pages are built of, and what the processes run', () => {
  const wanted = ['app', 'components', 'lib', 'messages', 'middleware.ts', 'next.config.ts', 'tsconfig.json'];
  const context = read('.dockerignore');
  for (const entry of [...wanted, 'package.json', 'package-lock.json', 'scripts', 'server', 'server.ts', 'public'])
    expect(context).toContain(`\n!${entry}\n`);
});

it('the port that nginx asks on one machine is the one the guide gives the processes', () => {
  const ports = [...read('deploy/nginx/shop.conf').matchAll(/127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
  expect(ports).toEqual(['3001', '3002', '3011', '3012']);
  const guide = read('docs/production.md');
  for (const line of ['SERVE=pages\\nPORT=300%s', 'SERVE=api\\nPORT=301%s']) expect(guide).toContain(line);
});
