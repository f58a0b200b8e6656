import pg from 'pg';
import type { Secrets } from './embedded-secrets.ts';

/** Role and database of the shop in the embedded server: owner of its database, not superuser. */
export const shopName = 'shop';

export function urlFor(user: string, database: string, port: number, secrets: Secrets): string {
  return `postgres://${user}:${encodeURIComponent(secrets.databasePassword)}@127.0.0.1:${port}/${database}`;
}

export async function tryConnect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.end();
}
