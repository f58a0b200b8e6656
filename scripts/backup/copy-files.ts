import fs from 'node:fs/promises';
import path from 'node:path';
import type { CopySink } from '#lib/server/db/embedded/copy-cluster.ts';

/** Where the local driver keeps what it stores, below DATA_DIR. */
export const fileFolders = ['files', 'private'];

/** Adds every stored file of a data folder that is not known yet, and makes it known; what is only half written is none. */
export async function copyFiles(dataDir: string, sink: CopySink, known: Set<string>): Promise<void> {
  for (const folder of fileFolders) {
    for await (const name of namesBelow(path.join(dataDir, folder))) {
      const whole = `${folder}/${name}`;
      if (known.has(whole)) continue;
      await sink.addFile(whole, path.join(dataDir, whole));
      known.add(whole);
    }
  }
}

/**
 * Brings what a data folder has and the other has not: a stored file never changes, so what came after the backup is what
 * the recovered database names.
 */
export async function bringFiles(from: string, to: string): Promise<void> {
  for (const folder of fileFolders) {
    for await (const name of namesBelow(path.join(from, folder))) {
      const target = path.join(to, folder, name);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.copyFile(path.join(from, folder, name), target, fs.constants.COPYFILE_EXCL).catch(unlessThere);
    }
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function* namesBelow(root: string): AsyncGenerator<string> {
  const entries = await fs.readdir(root, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isDirectory())
      for await (const name of namesBelow(path.join(root, entry.name))) yield `${entry.name}/${name}`;
    else if (!entry.name.endsWith('.part')) yield entry.name;
  }
}
