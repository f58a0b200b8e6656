import fs from 'node:fs';
import path from 'node:path';
import { findRunningDatabase } from '#lib/server/db/embedded/embedded-beside.ts';
import { toFileError } from '#lib/server/db/embedded/embedded-errors.ts';
import { lockFolder } from '#lib/server/db/embedded/embedded-lock.ts';
import { placeSecrets, type Secrets } from '#lib/server/db/embedded/embedded-secrets.ts';
import { makeFolders } from '#lib/server/db/make-folders.ts';
import { Failure } from '../failure.ts';
import { words } from '../words.mjs';
import { bringFiles, fileFolders } from './copy-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { recoverCluster, restoreToBuiltIn, restoreToOwn } from './recover-database.ts';
import { type RestoreTarget, requireFitting } from './require-fitting.ts';
import { makeAside, moveAll } from './set-aside.ts';
import type { RunStep } from './steps-of-backup.ts';
import { isWhole } from './write-part.ts';
import { unpackZip } from './zip-parts.ts';

export interface RestoreOrder extends RestoreTarget {
  /** The backup. */
  folder: string;
  dataDir: string;
  /** What the settings say; it has to be that of the backup. */
  secretKey?: string | undefined;
  /** Data that is there is set aside; else it is in the way. */
  isReplacing: boolean;
  runStep: RunStep;
}

/** What has to be looked at before the data is moved to its place: the books. Answers what to tell. */
type Look = (url: string) => Promise<string>;

/**
 * Puts a backup back. All is made ready beside the data that is there, looked into, and moved into place last: whatever
 * fails before leaves that data as it was. Answers where it was set aside, if there was any. Throws a `Failure`.
 */
export async function restoreBackup(order: RestoreOrder, look: Look): Promise<string | undefined> {
  const manifest = readManifest(order.folder);
  requireFitting(manifest, order);
  makeFolder(order.dataDir);
  const release = lockFolder(order.dataDir, 'start');
  const draft = path.join(order.dataDir, 'restoring');
  try {
    await requireNoOrphan(order);
    const present = ['postgres', 'secrets.json', ...fileFolders].filter((name) => isThere(order, name));
    if (present.length > 0 && !order.isReplacing) throw new Failure('restore.dataThere', { path: order.dataDir });
    await order.runStep('verify', () => verify(order.folder, manifest));
    fs.rmSync(draft, { recursive: true, force: true });
    fs.mkdirSync(draft);
    const secrets = requireSecret(order);
    await order.runStep('restoreFiles', () => unpackFiles(order, manifest, draft));
    await order.runStep('restoreDatabase', () => putDatabaseBack({ order, manifest, draft, secrets }, look));
    const aside = moveIntoPlace(order, draft, present);
    fs.rmSync(draft, { recursive: true });
    return aside;
  } catch (error) {
    clearDraft(draft);
    throw error;
  } finally {
    release();
  }
}

/** What PostgreSQL had to say stays: the sentence about it may name its log. */
function clearDraft(draft: string): void {
  if (!fs.existsSync(draft)) return;
  const log = 'postgres.log';
  const names = fs.readdirSync(draft);
  for (const name of names) if (name !== log) fs.rmSync(path.join(draft, name), { recursive: true });
  if (!names.includes(log)) fs.rmdirSync(draft);
}

/** With a database of one's own only files are kept in the folder. */
function isThere({ dataDir, ownUrl }: RestoreOrder, name: string): boolean {
  const isOurs = !ownUrl || fileFolders.includes(name);
  return isOurs && fs.existsSync(path.join(dataDir, name));
}

/** After a `kill -9` of the shop its PostgreSQL may live on, and its files must not be moved. */
async function requireNoOrphan({ dataDir }: RestoreOrder): Promise<void> {
  const left = await findRunningDatabase(dataDir).catch(() => undefined);
  if (left) throw new Failure('restore.orphan', { path: dataDir });
}

function makeFolder(folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw toFileError(error, folder);
  }
}

async function verify(folder: string, { parts }: Manifest): Promise<string> {
  for (const part of parts) {
    if (!(await isWhole(folder, part))) throw new Failure('restore.damaged', { path: path.join(folder, part.name) });
  }
  return words('restore.verified', { count: parts.length });
}

/** What was encrypted with another key stays closed for ever: second factors, names, accounts of payees. */
function requireSecret({ folder, secretKey }: RestoreOrder): Partial<Secrets> {
  const secrets = JSON.parse(fs.readFileSync(path.join(folder, 'secrets.json'), 'utf8')) as Partial<Secrets>;
  if (secretKey && secretKey !== secrets.secretKey)
    throw new Failure('restore.otherSecret', { path: path.join(folder, 'secrets.json') });
  return secrets;
}

async function unpackFiles(
  { folder, dataDir, target }: RestoreOrder,
  manifest: Manifest,
  draft: string,
): Promise<string> {
  if (!manifest.parts.some(({ name }) => name === 'files.zip')) return words('restore.noFiles');
  const count = await unpackZip(path.join(folder, 'files.zip'), draft, { flush: true });
  // The database goes on past the backup, so the files must too.
  if (target !== 'backup') await bringFiles(dataDir, draft);
  return words('restore.files', { count });
}

interface Work {
  order: RestoreOrder;
  manifest: Manifest;
  draft: string;
  secrets: Partial<Secrets>;
}

async function putDatabaseBack({ order, manifest, draft, secrets }: Work, look: Look): Promise<string> {
  const { folder, ownUrl, archive, target } = order;
  const file = path.join(folder, 'database.dump');
  if (ownUrl) return restoreToOwn({ file, url: ownUrl, major: manifest.postgres }, look);
  placeSecrets(draft, secrets);
  if (manifest.kind === 'dump') return restoreToBuiltIn({ file, draft, major: manifest.postgres }, look);
  return recoverCluster({ file: path.join(folder, 'database.zip'), draft, archive, target, log: manifest.log }, look);
}

function moveIntoPlace({ dataDir }: RestoreOrder, draft: string, present: string[]): string | undefined {
  const aside = present.length > 0 ? makeAside(dataDir) : undefined;
  const made = ['secrets.json', ...fileFolders, 'postgres'].filter((name) => fs.existsSync(path.join(draft, name)));
  moveAll([
    ...present.map((name) => ({ from: path.join(dataDir, name), to: path.join(String(aside), name) })),
    ...made.map((name) => ({ from: path.join(draft, name), to: path.join(dataDir, name) })),
  ]);
  return aside;
}
