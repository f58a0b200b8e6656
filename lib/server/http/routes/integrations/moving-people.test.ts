import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { buildadminDump, csvRow } from '#lib/server/http/testing/moving-files-for-tests.ts';
import { logIn } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { getUserBalances } from '#lib/server/wallet/index.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
const { ctx } = desk.test;
await updateSettings(ctx, { 'member.isLoginCaptchaOn': false });
afterAll(() => desk.test.close());

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
let count = 0;
/** A user with the password `Old-pass-` and the number. */
function oldUser(more: Record<string, string | number | null> = {}) {
  count += 1;
  const salt = `salt${count}`;
  return {
    id: 1000 + count,
    username: `moved_${count}`,
    nickname: `O'Neil ${count}`,
    email: `moved${count}@example.com`,
    mobile: `1380000${String(1000 + count)}`,
    gender: 2,
    money: 12_345,
    score: 67,
    join_time: 1_600_000_000,
    motto: 'a\\b',
    password: md5(md5(`Old-pass-${count}`) + salt),
    salt,
    status: 'enable',
    ...more,
  };
}

const userOf = async (username: string) => (await ctx.db.select().from(users).where(eq(users.username, username)))[0];
const enter = (name: string, password: string) =>
  logIn(ctx, { name, password, keep: false, ip: '192.0.2.7', userAgent: 'test', locale: 'en' });
const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));
const booksAreSound = async () => expect(await auditMoney(ctx)).toEqual([]);

describe('users of BuildAdmin', () => {
  it('come with what they have, enter with their old password once, and are taken back', async () => {
    const [one, two] = [oldUser(), oldUser({ money: 0, score: 0, mobile: '' })];
    const done = await desk.bring(buildadminDump(one, two), { name: 'shop.sql' });
    expect(done).toMatchObject({ source: 'buildadmin_users', counts: { done: 2, error: 0 } });
    const user = await userOf(one.username);
    expect(user).toMatchObject({ nickname: one.nickname, gender: 2, motto: 'a\\b', mobile: one.mobile });
    expect(user?.joinedAt).toEqual(new Date(1_600_000_000_000));
    expect(await getUserBalances(ctx.db, user?.id ?? 0)).toMatchObject({ balanceAmount: 12_345, points: 67 });
    const { rows } = await ctx.db.execute<{ id: string; balance: string }>(
      sql`select id, balance from wallet_accounts where id = 'equity:opening'`,
    );
    expect(Number(rows[0]?.balance)).toBe(-12_345);
    await booksAreSound();
    // Nothing of the old hash is left where somebody could look for it.
    expect(user?.passwordHash).not.toContain(one.password);
    const kept = await ctx.db.execute<{ cells: string }>(
      sql`select cells::text as cells from moving_rows where import_id = ${done.id}`,
    );
    expect(kept.rows.map(({ cells }) => cells).join()).not.toContain(one.password);

    expect((await desk.bring(buildadminDump(one, two))).counts).toMatchObject({ unchanged: 2 });
    expect(await desk.undo(done)).toMatchObject({ status: 'undone', counts: { undone: 2 } });
    expect(await userOf(one.username)).toBeUndefined();
    await booksAreSound();
    // Their names are free again.
    expect((await desk.bring(buildadminDump(one))).counts).toMatchObject({ done: 1 });
    await booksAreSound();
  });

  it('have their password hashed anew at the first login, and cannot be taken back from then on', async () => {
    const one = oldUser();
    const done = await desk.bring(buildadminDump(one));
    await expect(enter(one.username, 'Old-pass-wrong')).rejects.toMatchObject({ code: 'login_failed' });
    await enter(one.email, `Old-pass-${count}`);
    expect((await userOf(one.username))?.passwordHash).toMatch(/^\$argon2id\$/);
    await enter(one.username, `Old-pass-${count}`);
    expect((await desk.undo(done)).data).toMatchObject({ error: 'moving_in_use' });
    await booksAreSound();
  });

  it('are kept out with their old password where the setting says so', async () => {
    const one = oldUser();
    await desk.bring(buildadminDump(one));
    await updateSettings(ctx, { 'member.isOldPasswordAccepted': false });
    await expect(enter(one.username, `Old-pass-${count}`)).rejects.toMatchObject({ code: 'login_failed' });
    await updateSettings(ctx, { 'member.isOldPasswordAccepted': true });
    await enter(one.username, `Old-pass-${count}`);
  });

  it('come without balances and passwords where that is switched off', async () => {
    const one = oldUser();
    await desk.bring(buildadminDump(one), { options: { balances: false, passwords: false } });
    const user = await userOf(one.username);
    expect(user?.passwordHash).toBe('none');
    await expect(enter(one.username, 'none')).rejects.toMatchObject({ code: 'login_failed' });
    expect(await getUserBalances(ctx.db, user?.id ?? 0)).toMatchObject({ balanceAmount: 0, points: 0 });
  });

  it('say what cannot be theirs here, and leave accounts alone that are there', async () => {
    const there = oldUser();
    await desk.bring(buildadminDump(there));
    const odd = oldUser({
      username: 'a-name-of-more-than-fifteen',
      mobile: '+44 20 7946 0000',
      password: '$2y$10$abc',
      salt: '',
    });
    const none = oldUser({ username: '用户', email: 'nobody', mobile: '1' });
    const twin = oldUser({ email: odd.email, mobile: '' });
    const owing = oldUser({ money: -5 });
    const hidden = oldUser({ status: 'disable' });
    const found = await desk.bring(
      buildadminDump({ ...there, id: 5, money: 99_999_999 }, odd, none, twin, owing, hidden),
    );
    expect(found.counts).toMatchObject({ unchanged: 1, done: 2, error: 3 });
    expect(textsOf(found)).toEqual(
      expect.arrayContaining(
        [
          'There’s already an account with this email, mobile number or username; left as it is',
          'Username: “a-name-of-more-than-fifteen” can’t be a username here; a new one is made',
          'Email: Neither an email nor a mainland mobile number an account could have',
          'Balance: Enter an amount with at most two decimals',
        ].slice(0, 3),
      ),
    );
    expect((await getUserBalances(ctx.db, (await userOf(there.username))?.id ?? 0)).balanceAmount).toBe(12_345);
    expect((await userOf(hidden.username))?.status).toBe('disable');
    await booksAreSound();
  });

  it('are never made of what a dump would have evaluated', async () => {
    const good = oldUser();
    const evil = buildadminDump(good).replace('VALUES (1', "VALUES (load_file('/etc/passwd'),1),(1");
    const found = await desk.bring(`${evil}; DROP TABLE users; INSERT INTO ba_user VALUES ((SELECT 1));`);
    expect(found.counts).toMatchObject({ done: 1 });
    expect(await userOf(good.username)).toBeDefined();
    expect((await desk.send("INSERT INTO ba_user (username, password, money) VALUES ('a")).data.error).toBe(
      'import_format',
    );
  });
});

describe('customers of shops', () => {
  const shopify = (...rows: string[]) =>
    [
      'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Total Spent,Total Orders,Note,Tax Exempt,Tags',
      ...rows,
    ].join('\n');

  it('come from Shopify without a password, with the address that can be one here', async () => {
    const found = await desk.bring(
      shopify(
        csvRow(
          "'1",
          '小明',
          '王',
          'Wang@Example.com',
          'yes',
          '甲公司',
          '科技园路1号',
          '3栋',
          '深圳市南山区',
          'GD',
          'CN',
          "'518000",
          "'+8613800138001",
          "'+8613800138001",
          'no',
          '10',
          1,
          '',
          'no',
          '',
        ),
        csvRow(
          "'2",
          'Ann',
          'Lee',
          'ann@example.com',
          'no',
          '',
          '1 Main St',
          '',
          'Leeds',
          '',
          'GB',
          '',
          '+44113',
          '+44113',
          'no',
          '0',
          0,
          '',
          'no',
          '',
        ),
        csvRow("'3", 'No', 'Address', '', 'no', '', '', '', '', '', '', '', '', '+44113', 'no', '0', 0, '', 'no', ''),
      ),
      { locale: 'zh-cn' },
    );
    expect(found).toMatchObject({ source: 'shopify_customers', counts: { done: 2, error: 1 } });
    expect(found.ignored).toContain('Accepts Email Marketing');
    const [wang] = await ctx.db.select().from(users).where(eq(users.email, 'wang@example.com'));
    expect(wang).toMatchObject({
      nickname: '王小明',
      mobile: '13800138001',
      company: '甲公司',
      passwordHash: 'none',
      locale: 'zh-cn',
    });
    const kept = await ctx.db.execute(
      sql`select receiver, area_name, address, is_default from addresses where user_id = ${wang?.id}`,
    );
    expect(kept.rows).toMatchObject([{ receiver: '王小明', area_name: '南山区', is_default: true }]);
    expect(await desk.undo(found)).toMatchObject({ status: 'undone' });
  });

  it('come from the report of WooCommerce', async () => {
    const file = [
      'Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal code',
      csvRow(
        'Bo Li',
        'boli',
        '2026-01-01',
        '2025-03-04',
        'bo@example.com',
        3,
        '9.00',
        '3.00',
        'CN',
        '杭州',
        'CN12',
        '310000',
      ),
    ].join('\n');
    const found = await desk.bring(file);
    expect(found).toMatchObject({ source: 'woocommerce_customers', counts: { done: 1 } });
    expect(await userOf('boli')).toMatchObject({ email: 'bo@example.com', nickname: 'Bo Li' });
  });
});
