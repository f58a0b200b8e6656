import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { saveFile } from '#lib/server/files/index.ts';
import { sentenceFor } from '../failure.ts';
import { auditBooks } from '../ledger-faults.ts';
import { scriptProgram } from '../programs/script-program.ts';
import { listBackups } from './manifest.ts';
import { type RestoreOrder, restoreBackup } from './restore-backup.ts';
import { newFolder, quietly, startShop } from './shop-for-tests.ts';
import type { RunStep } from './steps-of-backup.ts';
import { takeBackup } from './take-backup.ts';

type Shop = Awaited<ReturnType<typeof startShop>>;

let root: string;
let shop: Shop;
const at = (...names: string[]) => path.join(root, ...names);

/** Orders by when they were paid: before the backup, after it, and after the moment to go back to. */
const no = { before: '', after: '', late: '', onward: '' };
let first: string;
let moment: Date;

beforeAll(async () => {
  root = newFolder();
  shop = await startShop(at('data'), at('archive'));
  no.before = (await shop.newPaid()).no;
  await keep('early');
  await keep('removed');
  first = await backUpWhileWriting();
});

afterAll(async () => {
  await shop.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

/** One of them is packed already, as pictures are. */
const keyOf = (word: string) => `default/20260101/${word}-file.${word === 'early' ? 'webp' : 'txt'}`;
const keep = (word: string) => saveFile(shop.ctx.env, keyOf(word), Buffer.from(word));
const kept = (dataDir: string) =>
  ['early', 'removed', 'meanwhile', 'later'].filter((word) => fs.existsSync(path.join(dataDir, 'files', keyOf(word))));

/** When the database's turn comes, a file is stored and another one removed. */
function backUp(): Promise<string> {
  const { url, adminUrl, secrets } = shop.database;
  const runStep: RunStep = async (key, work) => {
    if (key === 'database') {
      await keep('meanwhile');
      fs.rmSync(at('data', 'files', keyOf('removed')));
    }
    await quietly(key, work);
  };
  return takeBackup({ to: at('backups'), dataDir: at('data'), url, adminUrl, secrets, runStep });
}

async function backUpWhileWriting(): Promise<string> {
  let isWriting = true;
  const write = async () => {
    while (isWriting) await shop.newPaid();
  };
  const writing = write();
  const folder = await backUp();
  isWriting = false;
  await writing;
  return folder;
}

/** Restores and answers which of the orders are there, how many faults the books have, and where earlier data went. */
async function restore(changes: Partial<RestoreOrder>) {
  const order: RestoreOrder = {
    folder: first,
    dataDir: at('other'),
    archive: at('archive'),
    target: 'backup',
    isReplacing: true,
    runStep: quietly,
    ...changes,
  };
  const found = { there: [] as string[], faults: -1 };
  const aside = await restoreBackup(order, async (url) => {
    found.faults = await auditBooks(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select no from orders');
    await client.end();
    const numbers = new Set(rows.map((row) => row.no));
    found.there = Object.entries(no).flatMap(([name, number]) => (numbers.has(number) ? name : []));
    return '';
  });
  return { ...found, aside };
}

const refusal = (changes: Partial<RestoreOrder>) => restore(changes).then(() => 'restored', sentenceFor);

describe('what is refused', () => {
  it('a restore into the folder of a shop that runs', async () => {
    expect(await refusal({ dataDir: at('data') })).toContain('in use by another running instance');
  });

  it('a restore over data, unless told', async () => {
    fs.mkdirSync(at('taken', 'files'), { recursive: true });
    expect(await refusal({ dataDir: at('taken'), isReplacing: false })).toContain('there is data in');
    expect(fs.readdirSync(at('taken'))).toEqual(['files']);
  });

  const spoil = (change: (folder: string) => void) => {
    const folder = at(`spoilt-${Math.random()}`);
    fs.cpSync(first, folder, { recursive: true });
    change(folder);
    return folder;
  };
  const rewrite = (changes: object) =>
    spoil((folder) => {
      const file = path.join(folder, 'backup.json');
      fs.writeFileSync(file, JSON.stringify({ ...JSON.parse(fs.readFileSync(file, 'utf8')), ...changes }));
    });

  it('a part that is not what was written', async () => {
    const folder = spoil((copy) => {
      const file = path.join(copy, 'database.zip');
      const bytes = fs.readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(5000) ^ 1, 5000);
      fs.writeFileSync(file, bytes);
    });
    expect(await refusal({ folder })).toContain('database.zip is damaged');
  });

  it('half a backup', async () => {
    const folder = spoil((copy) => fs.rmSync(path.join(copy, 'backup.json')));
    expect(await refusal({ folder })).toContain('is not a complete backup');
  });

  it('a backup of a newer shop, and of another PostgreSQL', async () => {
    expect(await refusal({ folder: rewrite({ lastMigration: 9e12 }) })).toContain('newer version of the shop');
    expect(await refusal({ folder: rewrite({ postgres: 19 }) })).toContain('database of PostgreSQL 19');
  });

  it('another key than what was encrypted with, and files of a cluster for a server', async () => {
    expect(await refusal({ secretKey: 'another' })).toContain('SECRET_KEY differs');
    expect(await refusal({ ownUrl: 'postgres://127.0.0.1/x' })).toContain('holds a built-in database');
  });

  it('a moment before the backup, without an archive, or of another database', async () => {
    expect(await refusal({ target: new Date(0) })).toContain('was not finished before');
    expect(await refusal({ target: 'latest', archive: undefined })).toContain('needs the archive');
    expect(await refusal({ target: 'latest', archive: at('nowhere') })).toContain('nothing of this database');
  });

  it('by the command, in one sentence and with an error code', () => {
    const env = { ...process.env, DATA_DIR: at('other'), DATABASE_URL: '', LC_ALL: 'C' };
    const { status, stderr } = spawnSync(process.execPath, [...scriptProgram('scripts/restore.ts'), at('nothing')], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stderr: stderr.trim() }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Cannot continue: .*nothing is not a complete backup/),
    });
  });
});

describe('a backup that was taken while customers paid', () => {
  it('is readable by its owner only', () => {
    const modes = fs.readdirSync(first).map((name) => fs.statSync(path.join(first, name)).mode & 0o077);
    expect(new Set(modes)).toEqual(new Set([0]));
  });

  it('brings back all that was committed before it, with sound books, into an empty folder', async () => {
    no.after = (await shop.newPaid()).no;
    await keep('later');
    moment = new Date();
    await wait(20);
    no.late = (await shop.newPaid()).no;
    // The end of a server sends the rest of its log to the archive.
    await shop.stop();
    expect(await restore({})).toEqual({ there: ['before'], faults: 0, aside: undefined });
    expect(kept(at('other'))).toEqual(['early', 'removed', 'meanwhile']);
  });

  it('goes on to a moment after it, and sets aside what was there', async () => {
    const { aside, ...found } = await restore({ target: moment, dataDir: at('data') });
    expect(found).toEqual({ there: ['before', 'after'], faults: 0 });
    expect(kept(at('data'))).toEqual(['early', 'removed', 'meanwhile', 'later']);
    expect(fs.readdirSync(String(aside)).sort()).toEqual(['files', 'postgres', 'secrets.json']);
    expect(fs.existsSync(at('data', 'restoring'))).toBe(false);
  });

  it('goes on to the end of the archive', async () => {
    expect((await restore({ target: 'latest' })).there).toEqual(['before', 'after', 'late']);
    expect(await refusal({ target: new Date(Date.now() + 3_600_000) })).toContain('the archive ends before');
  });

  it('after a return to a moment the shop goes on, is backed up again, and its new life is the one that is followed', async () => {
    shop = await startShop(at('data'), at('archive'));
    no.onward = (await shop.newPaid()).no;
    const env = { ...process.env, DATA_DIR: at('data'), DATABASE_URL: '', BACKUP_ARCHIVE: at('archive'), LC_ALL: 'C' };
    const args = [...scriptProgram('scripts/backup.ts'), '--to', at('backups'), '--keep', '2'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('The backup is in');
    await shop.stop();
    const [newest] = listBackups(at('backups'));
    expect((await restore({ folder: newest?.folder })).there).toEqual(['before', 'after', 'onward']);
    expect((await restore({ target: 'latest' })).there).toEqual(['before', 'after', 'onward']);
  });
});
