import { createHmac } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { eq, sql } from 'drizzle-orm';
import { openMovingDesk } from '#lib/server/http/testing/moving-desk-for-tests.ts';
import { buildadminDump, csvRow } from '#lib/server/http/testing/moving-files-for-tests.ts';
import { packedOrders } from '#lib/server/http/testing/moving-orders-for-tests.ts';
import { logIn } from '#lib/server/identity/index.ts';
import { users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openMovingDesk();
const { ctx } = desk.test;
await updateSettings(ctx, { 'member.isLoginCaptchaOn': false });
afterAll(() => desk.test.close());

const userOfDump = (n: number) => ({
  id: n,
  username: `bcrypt_${n}`,
  email: `bcrypt${n}@example.com`,
  money: 0,
  score: 0,
  salt: '',
  status: 'enable',
});
const userOf = async (username: string) => (await ctx.db.select().from(users).where(eq(users.username, username)))[0];
const enter = (name: string, password: string) =>
  logIn(ctx, { name, password, keep: false, ip: '192.0.2.7', userAgent: 'test', locale: 'en' });
const textsOf = ({ problems }: AnyData): string[] =>
  problems.flatMap(({ notes }: AnyData) => notes.map(({ text }: AnyData) => text));

describe('passwords and orders of customers who are moved in', () => {
  it('enter with the bcrypt of newer BuildAdmin once, unless checking it would hold the shop up', async () => {
    const [one, two] = [userOfDump(1), userOfDump(2)];
    const hash = (await bcrypt('Old-pass-1', 6)).replace(/^\$2[aby]\$/, '$2y$');
    const found = await desk.bring(
      buildadminDump({ ...one, password: hash }, { ...two, password: hash.replace('$06$', '$31$') }),
    );
    expect(found.counts).toMatchObject({ done: 2 });
    expect(textsOf(found).join()).toContain('The password hash takes too long to check (cost 31)');
    expect((await userOf(two.username))?.passwordHash).toBe('none');
    await updateSettings(ctx, { 'member.isOldPasswordAccepted': false });
    await expect(enter(one.username, 'Old-pass-1')).rejects.toMatchObject({ code: 'login_failed' });
    await updateSettings(ctx, { 'member.isOldPasswordAccepted': true });
    await expect(enter(one.username, 'Old-pass-wrong')).rejects.toMatchObject({ code: 'login_failed' });
    await enter(one.username, 'Old-pass-1');
    expect((await userOf(one.username))?.passwordHash).toMatch(/^\$argon2id\$/);
    await enter(one.username, 'Old-pass-1');
  });

  it('come from an export of WordPress with hashes of both of its kinds, which no row keeps', async () => {
    const phpass = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
    const digest = createHmac('sha384', 'wp-sha384').update('Geheim-123').digest('base64');
    const newer = `$wp${(await bcrypt(digest, 6)).replace(/^\$2[aby]\$/, '$2y$')}`;
    const file = [
      'ID,user_login,user_email,user_pass,display_name',
      csvRow(501, 'wpold', 'wpold@example.com', phpass, 'Old'),
      csvRow(502, 'wpnew', 'wpnew@example.com', newer, 'New'),
    ].join('\n');
    const found = await desk.bring(file);
    expect(found).toMatchObject({ source: 'woocommerce_customers', counts: { done: 2 } });
    const { rows } = await ctx.db.execute<{ cells: string }>(
      sql`select cells::text as cells from moving_rows where import_id = ${found.id}`,
    );
    expect(rows.map(({ cells }) => cells).join()).not.toMatch(/\$P\$|\$wp/);
    await enter('wpold', 'test12345');
    await enter('wpnew', 'Geheim-123');
    expect((await userOf('wpnew'))?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('get the orders that they had there, which nobody else gets by their address', async () => {
    const orders = packedOrders(
      {
        order_number: 'C-1',
        customer_id: 601,
        customer_email: 'wpc@example.com',
        status: 'completed',
        order_total: '1',
        order_currency: 'CNY',
      },
      {
        order_number: 'C-2',
        customer_id: 0,
        customer_email: 'wpc@example.com',
        status: 'completed',
        order_total: '1',
        order_currency: 'CNY',
      },
      {
        order_number: 'C-3',
        customer_id: 601,
        customer_email: 'other@example.com',
        status: 'completed',
        order_total: '1',
        order_currency: 'CNY',
      },
    );
    await desk.bring(orders);
    const people = ['ID,user_login,user_email,display_name', csvRow(601, 'wpcust', 'wpc@example.com', 'C')].join('\n');
    const brought = await desk.bring(people);
    const user = await userOf('wpcust');
    const ownNumbers = async () =>
      (await ctx.db.execute<{ no: string }>(sql`select no from past_orders where user_id = ${user?.id} order by no`))
        .rows;
    // The guest order of the same address waits until that address is proven.
    expect(await ownNumbers()).toEqual([{ no: 'C-1' }]);
    expect(await desk.undo(brought)).toMatchObject({ status: 'undone' });
    expect(await ownNumbers()).toEqual([]);
  });
});
