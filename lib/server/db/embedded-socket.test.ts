import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urlFor } from './embedded-address.ts';
import { makeSocketFolder } from './embedded-socket.ts';

const self = {};
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-socket-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('is an empty folder, whatever a killed server left there', async () => {
  fs.mkdirSync(path.join(folder, 'socket'));
  fs.writeFileSync(path.join(folder, 'socket', '.s.PGSQL.5432.lock'), '1\n');
  expect(await makeSocketFolder(folder, self)).toBe(path.join(folder, 'socket'));
  expect(fs.readdirSync(path.join(folder, 'socket'))).toEqual([]);
});

it('is left out where its path is longer than a socket’s may be', async () => {
  const deep = path.join(folder, '深'.repeat(30));
  fs.mkdirSync(deep);
  expect(await makeSocketFolder(deep, self)).toBeUndefined();
  expect(fs.readdirSync(deep)).toEqual([]);
});

it('is named beside the port, whatever is in its path', () => {
  const secrets = { databasePassword: 'a/b', secretKey: '' } as Parameters<typeof urlFor>[3];
  const url = new URL(urlFor('shop', 'shop', { port: 5432, socketFolder: '/srv/a b&c/socket' }, secrets));
  expect([url.host, url.searchParams.get('host')]).toEqual(['127.0.0.1:5432', '/srv/a b&c/socket']);
  expect(urlFor('shop', 'shop', { port: 5432 }, secrets)).toBe('postgres://shop:a%2Fb@127.0.0.1:5432/shop');
});
