import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { findBinaries, majorOf } from '#lib/server/db/embedded/embedded-binaries.ts';
import { saveFile } from '#lib/server/files/index.ts';
import { sentenceFor } from '../failure.ts';
import { auditBooks } from '../ledger-faults.ts';
import { getOtherPostgres, startOtherPostgres } from './other-postgres-for-tests.ts';
import { findProgram } from './postgres-programs.ts';
import { type RestoreOrder, restoreBackup } from './restore-backup.ts';
import { newFolder, openShop, quietly } from './shop-for-tests.ts';
import { takeBackup } from './take-backup.ts';

const programs = getOtherPostgres();
const tryOut = programs ? it : it.skip;

const secretKey = 'a-secret-for-tests-that-is-long-enough-0123456789';
let root: string;
let server: Awaited<ReturnType<typeof startOtherPostgres>> | undefined;
let orderNo: string;
let backup: string;

beforeAll(async () => {
  root = newFolder();
  if (!programs) return;
  server = await startOtherPostgres(programs, root);
  const shop = await openShop(server.urlOf('postgres'), path.join(root, 'data'), secretKey);
  orderNo = (await shop.newPaid()).no;
  await saveFile(shop.ctx.env, 'default/20260101/word-file.txt', Buffer.from('word'));
  const source = { dataDir: path.join(root, 'data'), url: server.urlOf('postgres'), secrets: { secretKey } };
  backup = await takeBackup({ ...source, to: path.join(root, 'backups'), runStep: quietly });
  await shop.close();
});

afterAll(() => {
  server?.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

async function restore(changes: Partial<RestoreOrder>) {
  const order: RestoreOrder = {
    folder: backup,
    dataDir: path.join(root, 'restored'),
    target: 'backup',
    isReplacing: false,
    runStep: quietly,
    ...changes,
  };
  const found = { faults: -1, orders: [] as string[], version: 0 };
  await restoreBackup(order, async (url) => {
    found.faults = await auditBooks(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    found.orders = (await client.query('select no from orders')).rows.map(({ no }) => no);
    const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
    found.version = rows[0]?.major;
    await client.end();
    return '';
  });
  return found;
}

tryOut(
  'a dump of whichever PostgreSQL the system has becomes a built-in database, with its files and its key',
  async () => {
    const found = await restore({});
    expect(found).toEqual({ faults: 0, orders: [orderNo], version: majorOf(findBinaries()) });
    expect(fs.readFileSync(path.join(root, 'restored', 'files', 'default/20260101/word-file.txt'), 'utf8')).toBe(
      'word',
    );
    const secrets = JSON.parse(fs.readFileSync(path.join(root, 'restored', 'secrets.json'), 'utf8'));
    expect(secrets).toEqual({ secretKey, databasePassword: expect.any(String) });
  },
);

tryOut('a dump is put back into an empty database of your own, and into no other', async () => {
  const client = new pg.Client({ connectionString: server?.urlOf('postgres') });
  await client.connect();
  await client.query('create database anew');
  await client.end();
  const ownUrl = server?.urlOf('anew');
  const dataDir = path.join(root, 'own');
  expect(await restore({ ownUrl, dataDir, secretKey })).toMatchObject({ faults: 0, orders: [orderNo] });
  expect(fs.readdirSync(dataDir)).toEqual(['files']);
  const again = restore({ ownUrl, dataDir, isReplacing: true }).catch(sentenceFor);
  expect(await again).toContain('is not empty');
  expect(fs.readdirSync(dataDir)).toEqual(['files']);
});

tryOut('a pg_dump that is older than the server is refused, with the way to a newer one', () => {
  const find = () => findProgram('pg_dump', 99);
  expect(find).toThrow('backup.oldProgram');
});

it('says what to install where there is no pg_dump', () => {
  expect(() => findProgram('pg_dump', 18, ['/nowhere'])).toThrow('backup.noProgram');
});
