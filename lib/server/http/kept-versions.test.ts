import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { locales } from '#lib/i18n/locales.ts';
import { urlOfDatabase } from '../db/database-url.ts';
import { migrateDatabase } from '../db/migrating/migrate.ts';
import { runMigrations } from '../db/migrating/run-migrations.ts';
import { versions } from '../db/migrating/versions.ts';
import { openTestContext } from '../db/test-context.ts';
import { createTestDatabase, type TestDatabase, withAdmin } from '../db/test-database.ts';
import { fillTables, type KeptVersion, readKeptVersion } from '../db/versions/kept-version.ts';
import { createTestUser, signIn } from '../factories/factories.ts';
import { demoWords } from '../seed/content/words.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { type AnyData, createTestApi, type TestApi } from './test-api.ts';

/** What a shop is about, and would be ruined without. */
const main = ['users', 'products', 'orders', 'order_lines', 'payments', 'refunds', 'wallet_accounts', 'wallet_entries'];
const later = ['withdrawals', 'aftersales', 'store_statements', 'outbox_messages', 'quotations', 'status_logs'];

describe.each(versions)('a shop of version $name, carried over with all that stands in it', ({ name }) => {
  let home: TestDatabase;
  let test: TestApi;
  let kept: KeptVersion;
  const database = `kept_${name.replaceAll('.', '_')}`;

  beforeAll(async () => {
    kept = readKeptVersion(name);
    home = await createTestDatabase();
    const url = urlOfDatabase(home.url, database);
    await withAdmin(home.url, async (admin) => {
      await admin.query(`drop database if exists ${database} with (force)`);
      await admin.query(`create database ${database} template template0`);
    });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await runMigrations(client, kept.migrations);
    await fillTables(client, kept.tables);
    await client.end();
    await migrateDatabase(url);
    test = await createTestApi({}, async (env) => openTestContext(url, env));
  });
  afterAll(async () => {
    await test.close();
    await withAdmin(home.url, (admin) => admin.query(`drop database ${database} with (force)`));
    await home.drop();
  });

  const operator = async () => signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
  const read = async (path: string, caller: { token: string }): Promise<AnyData> => {
    const { code, msg, data } = await test.get(path, caller);
    expect({ path, code, msg }).toEqual({ path, code: 1, msg: expect.any(String) });
    return data;
  };

  it('has every record that it had', async () => {
    for (const table of [...main, ...later]) {
      const rows = kept.tables[table];
      if (!rows) continue;
      const { rows: found } = await test.ctx.db.execute<{ many: number }>(
        sql`select count(*)::int as many from ${sql.identifier(table)}`,
      );
      expect({ table, many: Number(found[0]?.many) }).toEqual({ table, many: rows.length });
    }
    for (const table of main)
      expect({ table, isKept: (kept.tables[table]?.length ?? 0) > 0 }).toEqual({ table, isKept: true });
  });

  it('goes on saying what it said before sentences could be replaced', async () => {
    const { words } = await read('/api/site/words', { token: '' });
    for (const locale of locales) {
      const said = Object.fromEntries(Object.entries(demoWords).map(([key, texts]) => [key, texts[locale]]));
      expect(words[locale]).toEqual(said);
    }
    const { list } = await read('/api/store/trades', { token: '' });
    expect(list.map(({ key }: AnyData) => key)).toEqual(expect.arrayContaining(['printing', 'cleaning']));
  });

  it('has books that are sound', async () => {
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('shows each order to its customer and to operators, with the same sums as before', async () => {
    const desk = await operator();
    const rows = kept.tables.orders ?? [];
    for (const { no, user_id: userId, payable_amount: payable } of rows) {
      const own = await read(`/api/order/info?no=${no}`, await signIn(test.ctx, Number(userId)));
      const shown = await read(`/api/operator/order/info?no=${no}`, desk);
      expect([own.payable, shown.payable]).toEqual(Array(2).fill((Number(payable) / 100).toFixed(2)));
      expect(shown.timeline.map(({ request_id }: AnyData) => request_id)).toEqual(shown.timeline.map(() => ''));
    }
  });

  it('opens the lists of the desk and the pages of the shop', async () => {
    const desk = await operator();
    const lists = ['order', 'withdrawal', 'invoice', 'outbox', 'product', 'store', 'aftersale', 'quote', 'recharge'];
    for (const list of lists) await read(`/api/operator/${list}/list`, desk);
    for (const path of ['/api/index/index', '/api/product/list']) await read(path, { token: '' });
  });
});
