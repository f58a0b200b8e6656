import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { createSignedIn, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { openPrivateFile, removeOrphans } from '#lib/server/files/index.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';
import { runExports } from '#lib/server/workflows/account/export-account.ts';
import { finishClosings } from '#lib/server/workflows/account/finish-closings.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'exports-'));
test.ctx.env.DATA_DIR = folder;
afterAll(async () => {
  await test.close();
  await fs.rm(folder, { recursive: true });
});

const member = () => createSignedIn(test.ctx);
type Me = Awaited<ReturnType<typeof member>>;

const order = (me: Me, password = testPassword) => test.post('/api/account/export', { password }, me);
const list = async (me: { token: string }) => (await test.get('/api/account/exports', me)).data;
const link = (me: { token: string }, id: number) => test.post('/api/account/exportLink', { id }, me);

async function run(): Promise<unknown[]> {
  const failures: unknown[] = [];
  await runExports(test.ctx, (error) => failures.push(error));
  return failures;
}

async function download(url: string): Promise<Buffer | undefined> {
  const file = await openPrivateFile(test.ctx, url);
  return file && 'content' in file ? buffer(file.content) : undefined;
}

/** The files of a zip, parsed. */
function unzip(bytes: Buffer): Record<string, unknown> {
  const read = ([name, content]: [string, Uint8Array]) => [name, JSON.parse(strFromU8(content))];
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(read));
}

/** A long life of an account: the first of each is made as always, the others by the database after its likeness. */
async function makeHistory(userId: number, { postings, notices }: { postings: number; notices: number }) {
  const [own, issued] = [accounts.points(userId), accounts.pointsIssued];
  const at = test.ctx.clock.now();
  const idem = `history:${userId}:`;
  const entries = [
    { account: own, amount: 1 },
    { account: issued, amount: -1 },
  ];
  await test.ctx.db.transaction(async (tx) => {
    const ref = { type: 'test', no: 'T0' };
    await post(tx, { type: 'adjustment', ref, idem: `${idem}0`, memo: { key: 'memoGoodwill' }, entries, at });
    await tx.execute(sql`with made as (
        insert into wallet_journals (no, type, ref_type, ref_no, idem, memo_key, memo_args, actor_type, occurred_at)
        select 'T' || n, type, ref_type, 'T' || n, ${idem} || n, memo_key, memo_args, actor_type, occurred_at
        from wallet_journals, generate_series(1, ${postings - 1}::int) n where idem = ${`${idem}0`}
        returning id, substr(no, 2)::int as n)
      insert into wallet_entries (journal_id, account_id, unit, amount, balance_after, created_at)
      select made.id, e.account_id, e.unit, e.amount, e.balance_after + made.n * e.amount, e.created_at
      from wallet_entries e join wallet_journals j on j.id = e.journal_id, made where j.idem = ${`${idem}0`}`);
    for (const { account, amount } of entries) {
      const moved = amount * (postings - 1);
      await tx.execute(sql`update wallet_accounts set balance = balance + ${moved} where id = ${account.id}`);
    }
    await notify(tx, { userId, event: 'newDeviceLogin', args: { device: 'x', ip: '1' }, now: at });
    await tx.execute(sql`insert into messages (user_id, category, event_key, args, link, created_at)
      select user_id, category, event_key, args, link, created_at from messages, generate_series(2, ${notices}::int)
      where user_id = ${userId}`);
  });
}

describe('a copy of the account', () => {
  it('is ordered with the password, made by a job, told, and downloaded by its owner', async () => {
    const me = await member();
    expect((await order(me, 'Wrong-123')).data.fields).toHaveProperty('password');
    expect((await order(me)).data).toMatchObject({ status: 'queued', size: null, can_download: false });
    const { id } = (await list(me)).list[0];
    expect((await link(me, id)).data.error).toBe('status_changed');
    expect(await run()).toEqual([]);
    expect(await list(me)).toMatchObject({ total: 1, list: [{ id, status: 'ready', can_download: true }] });
    const { url } = (await link(me, id)).data;
    const bytes = await download(url);
    expect(bytes?.length).toBe((await list(me)).list[0].size);
    const [message] = (await test.get('/api/message/list', me)).data.list;
    expect(message).toMatchObject({ event_key: 'dataExportReady' });
    test.ctx.clock.advance(301);
    expect(await download(url)).toBeUndefined();
  });

  it('holds what the account holds, long histories too, and explains it in the reader’s language', async () => {
    const me = await member();
    await makeHistory(me.user.id, { postings: 503, notices: 230 });
    await test.post('/api/account/realName', { name: '张三', id_number: '11010519491231002X' }, me);
    await test.ctx.db.execute(
      sql`insert into promoters (user_id, status, plan) values (${me.user.id}, 'pending', '我的读者群')`,
    );
    await test.post('/api/account/export', { password: testPassword }, { ...me, locale: 'zh-cn' });
    expect(await run()).toEqual([]);
    const { url } = (await link(me, (await list(me)).list[0].id)).data;
    const files = unzip((await download(url)) ?? Buffer.alloc(0)) as Record<string, never[]>;
    expect(files['points.json']).toHaveLength(503);
    expect(files['messages.json']).toHaveLength(230);
    expect(files['profile.json']).toMatchObject([{ username: me.user.username, email: me.user.email }]);
    expect(files['real_name.json']).toMatchObject([
      { status: 'pending', name: '张*', id_number: '1101**********002X' },
    ]);
    expect(files['referral.json']).toMatchObject([
      { own_code: me.user.recommendCode, was_referred: false, promoter_status: 'pending', plan: '我的读者群' },
    ]);
    const index = files['index.json'] as unknown as { files: { file: string; fields: Record<string, string> }[] };
    expect(index.files.map(({ file }) => file).sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'index.json')
        .sort(),
    );
    for (const { file, fields } of index.files) {
      for (const record of files[file] ?? []) expect([file, Object.keys(record)]).toEqual([file, Object.keys(fields)]);
    }
    expect(JSON.stringify(index)).toContain('变动前');
    expect(JSON.stringify(files)).not.toMatch(/argon2|sealed|encrypted|password_hash/);
  });

  it('tells of the ways in, and hands out nothing that opens the account or names it elsewhere', async () => {
    const me = await member();
    const at = test.ctx.clock.now().toISOString();
    await test.ctx.db.execute(sql`insert into passkeys
      (user_id, credential_id, public_key, counter, transports, is_synced, aaguid, name, user_agent, created_at)
      values (${me.user.id}, 'Credential-Of-Me', 'Public-Key-Of-Me', 7, 'internal', true, 'Model-Of-Mine', '手机', 'Browser', ${at})`);
    await test.ctx.db.execute(sql`insert into linked_logins (user_id, provider, issuer, subject, name, created_at)
      values (${me.user.id}, 'wechat', 'Issuer-Of-Me', 'Union-Of-Me', '墨客', ${at})`);
    await order(me);
    expect(await run()).toEqual([]);
    const { url } = (await link(me, (await list(me)).list[0].id)).data;
    const files = unzip((await download(url)) ?? Buffer.alloc(0));
    expect(files['passkeys.json']).toEqual([
      { name: '手机', kind: 'synced', browser: 'Browser', added_at: at, last_used_at: null, last_browser: '' },
    ]);
    expect(files['linked_logins.json']).toEqual([
      { provider: 'wechat', name: '墨客', linked_at: at, last_used_at: null },
    ]);
    expect(files['sessions.json']).toHaveLength(1);
    expect(Object.keys((files['sessions.json'] as object[])[0] ?? {})).not.toContain('id');
    expect(JSON.stringify(files)).not.toMatch(/-Of-M/);
  });

  it('is ordered once a day', async () => {
    const me = await member();
    const answers = await Promise.all([order(me), order(me), order(me)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1]);
    expect((await order(me)).data.error).toBe('export_too_soon');
    test.ctx.clock.advance(86_401);
    expect((await order({ ...me, ...(await signIn(test.ctx, me.user.id)) })).code).toBe(1);
    await run();
  });

  it('of somebody else is answered like one that does not exist', async () => {
    const [me, other] = [await member(), await member()];
    await order(other);
    await run();
    const { id } = (await list(other)).list[0];
    const ask = async (target: number) => {
      const { time: _, ...answer } = await link(me, target);
      return answer;
    };
    expect(await ask(id)).toEqual(await ask(999_999_999));
    expect(await list(me)).toEqual({ list: [], total: 0 });
  });

  it('is gone after a week', async () => {
    const me = await member();
    await order(me);
    await run();
    const { id } = (await list(me)).list[0];
    test.ctx.clock.advance(7 * 86_400);
    const { token } = await signIn(test.ctx, me.user.id);
    expect((await link({ token }, id)).data.error).toBe('status_changed');
    const { rows } = await test.ctx.db.execute(sql`select file_key from data_exports where id = ${id}`);
    const file = path.join(folder, String(rows[0]?.file_key));
    expect((await fs.stat(file)).size).toBeGreaterThan(0);
    await run();
    await removeOrphans(test.ctx);
    await expect(fs.stat(file)).rejects.toThrow();
    expect((await list({ token })).list[0]).toMatchObject({ status: 'expired', can_download: false });
  });

  it('goes with the account', async () => {
    const me = await member();
    await order(me);
    await run();
    const { url } = (await link(me, (await list(me)).list[0].id)).data;
    await test.post('/api/account/close', { password: testPassword }, me);
    test.ctx.clock.advance(60);
    expect(await download(url)).toBeDefined();
    test.ctx.clock.advance(16 * 86_400);
    await finishClosings(test.ctx);
    const { rows } = await test.ctx.db.execute(sql`select 1 from data_exports where user_id = ${me.user.id}`);
    expect(rows).toEqual([]);
  });

  it('is tried again when it could not be stored, and given up after three times', async () => {
    const me = await member();
    await order(me);
    const good = test.ctx.env.DATA_DIR;
    test.ctx.env.DATA_DIR = '/dev/null';
    for (let count = 0; count < 4; count += 1) {
      await run();
      test.ctx.clock.advance(61);
    }
    test.ctx.env.DATA_DIR = good;
    expect((await list(me)).list[0]).toMatchObject({ status: 'failed' });
    expect((await order(me)).code).toBe(1);
    expect(await run()).toEqual([]);
  });

  it('is made once when two processes look', async () => {
    const me = await member();
    await order(me);
    await Promise.all([run(), run()]);
    const { list: rows } = (await test.get('/api/message/list', me)).data;
    expect(rows.filter((row: { event_key: string }) => row.event_key === 'dataExportReady')).toHaveLength(1);
  });

  it('is closed to guests', async () => {
    expect((await test.get('/api/account/exports')).code).toBe(303);
    for (const call of ['export', 'exportLink']) expect((await test.post(`/api/account/${call}`, {})).code).toBe(303);
  });
});
