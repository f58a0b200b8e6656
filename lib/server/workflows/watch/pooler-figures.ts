import pg from 'pg';
import { urlOfDatabase } from '../../db/database-url.ts';
import type { ServerEnv } from '../../env.ts';
import { type Figure, figure } from '../../observe/recorder.ts';

/** Under this name pgbouncer answers for itself, to whom its `stats_users` or `admin_users` name. */
const poolerConsole = 'pgbouncer';
const waitMs = 3000;

/** A row of `show pools`: one for each user of a database. */
interface PoolRow {
  database: string;
  cl_waiting: string;
  sv_active: string;
  sv_idle: string;
  /** Whole seconds that the first of those who wait has waited. */
  maxwait: string;
}

/**
 * How many wait in the pgbouncer before the database, and how full its pools are. Asked only where the settings name a way around it;
 * of one that does not let the shop look, and of any other pooler, it is told that it answers and nothing more.
 */
export async function readPoolerFigures(
  env: Pick<ServerEnv, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
): Promise<Figure[]> {
  if (env.DATABASE_DIRECT_URL === env.DATABASE_URL) return [];
  const client = new pg.Client({
    connectionString: urlOfDatabase(env.DATABASE_URL, poolerConsole),
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return [figure('shop_pooler_up', 1, {}), ...(await readPools(client))];
  } catch (error) {
    // Who refuses is there.
    return [figure('shop_pooler_up', error instanceof pg.DatabaseError ? 1 : 0, {})];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readPools(client: pg.Client): Promise<Figure[]> {
  const { rows: pools } = await client.query<PoolRow>('show pools');
  const { rows: databases } = await client.query<{ name: string; pool_size: string }>('show databases');
  const { rows: lists } = await client.query<{ list: string; items: string }>('show lists');
  const { rows: settings } = await client.query<{ key: string; value: string }>('show config');
  const clients = lists.find(({ list }) => list === 'used_clients');
  const most = settings.find(({ key }) => key === 'max_client_conn');
  const own = databases.filter(({ name }) => name !== poolerConsole);
  return [
    ...own.flatMap(({ name, pool_size: size }) => [
      figure('shop_pooler_pool_size', Number(size), { database: name }),
      ...poolFigures(
        name,
        pools.filter(({ database }) => database === name),
      ),
    ]),
    ...(clients ? [figure('shop_pooler_clients', Number(clients.items), {})] : []),
    ...(most ? [figure('shop_pooler_clients_max', Number(most.value), {})] : []),
  ];
}

function poolFigures(database: string, pools: PoolRow[]): Figure[] {
  const sum = (key: 'cl_waiting' | 'sv_active' | 'sv_idle') =>
    pools.reduce((total, pool) => total + Number(pool[key]), 0);
  return [
    figure('shop_pooler_waiting', sum('cl_waiting'), { database }),
    figure('shop_pooler_wait_seconds', Math.max(0, ...pools.map(({ maxwait }) => Number(maxwait))), { database }),
    figure('shop_pooler_servers', sum('sv_active'), { database, state: 'used' }),
    figure('shop_pooler_servers', sum('sv_idle'), { database, state: 'idle' }),
  ];
}
