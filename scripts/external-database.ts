import pg from 'pg';
import { Failure } from './failure.ts';

const oldestMajor = 15;

/**
 * Connects once to the database of DATABASE_URL and answers `host:port/name`, without user or password. Whatever keeps
 * the shop from working there is a `Failure` with its own sentence.
 */
export async function checkExternalDatabase(url: string): Promise<string> {
  const { host, name } = describe(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 });
  client.on('error', () => {});
  try {
    await client.connect();
    requireFitting(await readFacts(client), host, name);
    return `${host}/${name}`;
  } catch (error) {
    throw error instanceof Failure ? error : toFailure(error, host, name);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Facts {
  version: number;
  text: string;
  encoding: string;
  rights: boolean;
}

async function readFacts(client: pg.Client): Promise<Facts | undefined> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
            current_setting('server_encoding') as encoding,
            has_database_privilege(current_database(), 'CREATE') as rights`,
  );
  return rows[0];
}

function requireFitting(facts: Facts | undefined, host: string, name: string): void {
  if (!facts) return;
  const { version, text, encoding, rights } = facts;
  if (version < oldestMajor * 10_000) throw new Failure('databaseOld', { host, version: text });
  // Elsewhere Chinese is counted by its bytes, or is not there at all: the first migration would not get far.
  if (encoding !== 'UTF8') throw new Failure('databaseEncoding', { host, name, encoding });
  if (!rights) throw new Failure('databaseRights', { host, name });
}

function describe(url: string): { host: string; name: string } {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (!/^postgres(ql)?:$/.test(protocol)) throw new Error(protocol);
    return { host, name: decodeURIComponent(pathname.slice(1)) };
  } catch {
    throw new Failure('databaseUrl');
  }
}

function toFailure(error: unknown, host: string, name: string): Failure {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (code === '28P01' || code === '28000') return new Failure('databasePassword', { host });
  if (code === '3D000') return new Failure('databaseMissing', { host, name });
  if (/^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]+$/.test(code))
    return new Failure('databaseRefused', { host, detail: message });
  return new Failure('databaseUnreachable', { host, detail: code || message });
}
