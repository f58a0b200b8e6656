import pg from 'pg';
import type { Secrets } from './embedded-secrets.ts';

/** Role and database of the shop in the embedded server: owner of its database, not superuser. */
export const shopName = 'shop';

/** Where an embedded server listens. */
export interface ServerAddress {
  port: number;
  /** The folder of its socket, if it has one. */
  socketFolder?: string | undefined;
}

/** Names the socket and the port: drivers and PostgreSQL's own programs take the first where both stand. */
export function urlFor(user: string, database: string, address: ServerAddress, secrets: Secrets): string {
  const { port, socketFolder } = address;
  const host = socketFolder ? `?host=${encodeURIComponent(socketFolder)}` : '';
  return `postgres://${user}:${encodeURIComponent(secrets.databasePassword)}@127.0.0.1:${port}/${database}${host}`;
}

export async function tryConnect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  await client.end();
}
