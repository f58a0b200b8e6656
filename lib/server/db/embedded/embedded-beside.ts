import path from 'node:path';
import { shopName, tryConnect, urlFor } from './embedded-address.ts';
import { superuser } from './embedded-cluster.ts';
import { isFolderInUse } from './embedded-lock.ts';
import { readOrCreateSecrets, type Secrets } from './embedded-secrets.ts';
import { readPidFile } from './embedded-server.ts';

interface RunningDatabase {
  /** Connection as the shop, password included: never print it. */
  url: string;
  /** Connection as superuser, for a backup. */
  adminUrl: string;
  secrets: Secrets;
}

/**
 * The database of a shop that runs on this folder, for who only looks or copies: nothing is started and nothing locked. Undefined
 * where no shop runs, or its database does not answer.
 */
export async function findRunningDatabase(folder: string): Promise<RunningDatabase | undefined> {
  const dataDir = path.resolve(folder);
  if (!isFolderInUse(dataDir)) return undefined;
  const port = readPidFile(path.join(dataDir, 'postgres'))?.port;
  if (!port) return undefined;
  const secrets = readOrCreateSecrets(dataDir);
  const url = urlFor(shopName, shopName, port, secrets);
  return tryConnect(url).then(
    () => ({ url, adminUrl: urlFor(superuser, 'postgres', port, secrets), secrets }),
    () => undefined,
  );
}
