import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EmbeddedDatabaseError, toFileError } from './embedded-errors.ts';

/** Made once per data folder and kept beside the data, readable by its owner only. */
export interface Secrets {
  secretKey: string;
  databasePassword: string;
}

/**
 * The secrets of a data folder; made on first use. Throws `secretsLost` when there is a database but no secrets file,
 * because new secrets would not open it, and `damagedSecrets` when the file says nothing usable.
 */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (fs.existsSync(file)) return readSecrets(file);
  if (fs.existsSync(path.join(dataDir, 'postgres'))) throw new EmbeddedDatabaseError('secretsLost', { path: file });
  return placeSecrets(dataDir);
}

/** Writes down the secrets of a backup; what it does not know is made anew. */
export function placeSecrets(dataDir: string, known: Partial<Secrets> = {}): Secrets {
  const secrets: Secrets = {
    secretKey: known.secretKey ?? randomBytes(32).toString('base64url'),
    databasePassword: known.databasePassword ?? randomBytes(24).toString('base64url'),
  };
  writeDurably(path.join(dataDir, 'secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`);
  return secrets;
}

function readSecrets(file: string): Secrets {
  let parsed: Partial<Secrets>;
  try {
    parsed = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if (error instanceof SyntaxError) throw new EmbeddedDatabaseError('damagedSecrets', { path: file }, error);
    throw toFileError(error, file);
  }
  const { secretKey, databasePassword } = parsed;
  if (!secretKey || !databasePassword) throw new EmbeddedDatabaseError('damagedSecrets', { path: file });
  return { secretKey, databasePassword };
}

/** The database is made with this password next: after a power cut the file must be there whole. */
function writeDurably(file: string, text: string): void {
  const draft = `${file}.new`;
  try {
    fs.writeFileSync(draft, text, { mode: 0o600, flush: true });
    fs.renameSync(draft, file);
  } catch (error) {
    throw toFileError(error, file);
  }
}
