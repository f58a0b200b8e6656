import { afterAll, describe, expect, it } from '@jest/globals';
import readSheets from 'read-excel-file/node';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { accounts, placeHold, post, postAdjustment } from '#lib/server/wallet/index.ts';
import { type Caller, createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

let lastNo = 0;

async function member() {
  const user = await createTestUser(test.ctx);
  const give = (unit: 'CNY' | 'PT', amount: number, reason = 'goodwill') => {
    lastNo += 1;
    const memo = { key: 'memoAdjustment' as const, args: { reason } };
    const at = test.ctx.clock.now();
    return postAdjustment(test.ctx.db, { userId: user.id, unit, amount, memo, no: `P${lastNo}`, at });
  };
  return { userId: user.id, give, caller: { token: (await signIn(test.ctx, user.id)).token } };
}

const list = async (path: string, caller: Caller) => (await test.get(`/api/account/${path}`, caller)).data;

describe('balance and points', () => {
  it('list the movements newest first, with the balance before and after each', async () => {
    const { userId, give, caller } = await member();
    await give('CNY', 10_000);
    await give('CNY', -550);
    await give('PT', 42);
    expect(await list('balance', caller)).toEqual({
      list: [
        expect.objectContaining({ user_id: userId, money: '-5.50', before: '100.00', after: '94.50' }),
        expect.objectContaining({ user_id: userId, money: '100.00', before: '0.00', after: '100.00' }),
      ],
      total: 2,
    });
    const { data } = await test.get('/api/account/integral', caller);
    expect(data).toMatchObject({ list: [{ score: 42, before: 0, after: 42, kind: 'adjustment' }], total: 1 });
    expect(Object.keys(data.list[0]).sort().join(' ')).toBe('after before create_time id kind memo no score user_id');
  });

  it('word the memo in the language of the reader', async () => {
    const { give, caller } = await member();
    await give('CNY', 100);
    expect((await list('balance', { ...caller, locale: 'en' })).list[0].memo).toBe('Manual adjustment: goodwill');
    expect((await list('balance', { ...caller, locale: 'zh-cn' })).list[0].memo).toBe('人工调整：goodwill');
  });

  it.each([10, 20, 50, 100])('come %i a page, the balance running on from page to page', async (limit) => {
    const { give, caller } = await member();
    for (let index = 0; index < limit + 1; index += 1) await give('CNY', 100);
    const [first, second] = [
      await list(`bill?limit=${limit}`, caller),
      await list(`bill?limit=${limit}&page=2`, caller),
    ];
    expect([first.list.length, second.list.length, first.total]).toEqual([limit, 1, limit + 1]);
    expect(first.list.at(-1).before).toBe(second.list[0].after);
  });

  it('come page by page, as many as are asked for', async () => {
    const { give, caller } = await member();
    for (let index = 0; index < 12; index += 1) await give('PT', 1);
    expect((await list('integral?page=2&limit=10', caller)).list).toHaveLength(2);
    expect((await list('integral?limit=7', caller)).list).toHaveLength(7);
    expect((await list('integral', caller)).list).toHaveLength(10);
    expect((await list('integral?limit=101', caller)).fields).toEqual({ limit: 'At most 100' });
    expect(await list('integral?page=99', caller)).toMatchObject({ list: [], total: 12 });
  });

  it('are filtered by kind and by days of the shop', async () => {
    const { userId, give, caller } = await member();
    await give('CNY', 5000);
    const at = test.ctx.clock.now();
    await placeHold(test.ctx.db, { ref: { type: 'withdrawal', no: 'WD-f' }, unit: 'CNY', userId, amount: 700, at });
    const today = shopDay(at);
    expect((await list('balance?kind=hold', caller)).list).toMatchObject([{ money: '-7.00', no: 'WD-f' }]);
    expect((await list(`balance?from=${today}&to=${today}`, caller)).total).toBe(2);
    expect((await list('balance?to=2020-01-01', caller)).total).toBe(0);
    expect((await list('balance?from=2999-01-01', caller)).total).toBe(0);
    expect((await list('balance?from=2000-01-01&to=9999-12-31', caller)).total).toBe(2);
    for (const path of ['balance', 'integral', 'bill']) {
      for (const query of ['kind=nonsense', 'from=yesterday', 'to=2026-13-01', 'from=0000-01-01', 'to=2026-02-30']) {
        expect((await list(`${path}?${query}`, caller)).error).toBe('invalid_input');
      }
      const { fields } = await list(`${path}?from=2026-02-02&to=2026-02-01`, caller);
      expect(fields).toEqual({ to: 'The end date can’t be before the start date' });
    }
  });

  it('stand together in the bill', async () => {
    const { give, caller } = await member();
    await give('CNY', 100);
    await give('PT', 5);
    expect(await list('bill', caller)).toMatchObject({
      list: [
        { unit: 'PT', score: 5, after: 5 },
        { unit: 'CNY', money: '1.00', after: '1.00' },
      ],
      total: 2,
    });
  });

  it('are those of the caller only, whatever user the query names', async () => {
    const [me, other] = [await member(), await member()];
    await other.give('CNY', 100);
    for (const path of ['balance', 'integral', 'bill']) {
      const { data } = await test.get(`/api/account/${path}?user_id=${other.userId}&id=${other.userId}`, me.caller);
      expect(data).toMatchObject({ list: [], total: 0, ...(path === 'integral' && { expiring: null }) });
    }
  });
});

it('tells what points are worth, how they are earned and how long they live', async () => {
  const { caller } = await member();
  const { rules } = await list('integral', caller);
  expect(rules).toEqual({ per_yuan: 100, earned_per_yuan: 1, max_share_bp: 2000, expire_months: 12 });
});

describe('the overview', () => {
  it('sums the changes of each of seven days of the shop', async () => {
    const { userId, give, caller } = await member();
    const empty = await list('overview', caller);
    expect(empty).toMatchObject({ score: Array(7).fill(0), money: Array(7).fill('0.00') });
    await give('CNY', 1000);
    await give('CNY', -1);
    await give('PT', 3);
    const at = new Date(test.ctx.clock.now().getTime() - 8 * 86_400_000);
    const old = { type: 'recharge' as const, ref: { type: 'recharge', no: 'RC-old' }, idem: 'RC-old', at };
    const entries = [
      { account: accounts.bank, amount: -500 },
      { account: accounts.userBalance(userId), amount: 500 },
    ];
    await post(test.ctx.db, { ...old, memo: { key: 'memoRecharge', args: { no: 'RC-old' } }, entries });
    const data = await list('overview', caller);
    expect(data.days.at(-1)).toBe(shopDay(test.ctx.clock.now()));
    expect([...data.days].sort()).toEqual(data.days);
    expect(data.money).toEqual([...Array(6).fill('0.00'), '9.99']);
    expect(data.score).toEqual([0, 0, 0, 0, 0, 0, 3]);
    const nothing = { money_held: '0.00', score_held: 0, recharges_open: 0 };
    expect(data.cards).toMatchObject({ money: '14.99', score: 3, ...nothing, expiring: { score: 3 } });
  });

  it('names what waits for the member', async () => {
    const { caller } = await member();
    expect((await list('overview', caller)).todos).toEqual([
      { key: 'two_factor', link: '/user/account/changePassword', deadline: null, values: {} },
    ]);
  });
});

describe('the export', () => {
  const download = (query: string, { token = '', locale = 'en' }: Caller) =>
    test.api.fetch(
      new Request(`http://shop.test/api/account/export?${query}`, {
        headers: { 'ba-user-token': token, 'think-lang': locale },
      }),
      { remoteAddress: testAddress },
    );

  it('is the whole list as a table, in the language of the reader', async () => {
    const { give, caller } = await member();
    await give('CNY', 100, '=1+1, "x"');
    await give('PT', 5);
    const answer = await download('kind=bill', caller);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('bill-');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe('Time,Type,Description,Number,Unit,Change,Before,After');
    expect(lines[1]).toContain('Points,5,0,5');
    expect(lines[2]).toContain('"Manual adjustment: =1+1, ""x"""');
    expect(lines).toHaveLength(4);
    expect(await (await download('kind=balance', { ...caller, locale: 'zh-cn' })).text()).toContain('人工调整');
  });

  it('is a workbook on demand: times, amounts and points as what they are, formulas as text', async () => {
    const { give, caller } = await member();
    await give('CNY', 12_345, '=1+1');
    await give('PT', 5);
    const answer = await download('kind=bill&format=xlsx', caller);
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(answer.headers.get('content-disposition')).toMatch(/bill-\d{4}-\d\d-\d\d\.xlsx$/);
    const [read] = await readSheets(Buffer.from(await answer.arrayBuffer()));
    const [head, points, money] = read?.data ?? [];
    expect([read?.sheet, head?.[0]]).toEqual(['Bill', 'Time']);
    expect(points?.slice(4)).toEqual(['Points', 5, 0, 5]);
    expect(money?.slice(2)).toEqual([
      'Manual adjustment: =1+1',
      expect.any(String),
      'Balance (CNY)',
      123.45,
      0,
      123.45,
    ]);
    const inShanghai = test.ctx.clock.now().getTime() + 8 * 3_600_000;
    expect(Math.round(Number(money?.[0]) / 1000)).toBe(Math.floor(inShanghai / 1000));
    const chinese = await download('kind=integral&format=xlsx', { ...caller, locale: 'zh-cn' });
    const [own] = await readSheets(Buffer.from(await chinese.arrayBuffer()));
    expect([own?.sheet, own?.data[0]?.[0], own?.data.length]).toEqual(['积分记录', '时间', 2]);
  });

  it.each(['csv', 'xlsx'])("holds the caller's own movements only, as %s", async (format) => {
    const [me, other] = [await member(), await member()];
    await other.give('CNY', 777);
    const answer = await download(`kind=bill&format=${format}&user_id=${other.userId}`, me.caller);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const rows = format === 'csv' ? bytes.toString().trim().split('\r\n') : ((await readSheets(bytes))[0]?.data ?? []);
    expect(rows).toHaveLength(1);
  });

  it('refuses in the envelope', async () => {
    const { caller } = await member();
    expect(await (await download('kind=bill', {})).json()).toMatchObject({ code: 303 });
    for (const query of ['kind=everything', 'kind=bill&format=pdf']) {
      expect((await (await download(query, caller)).json()).data.error).toBe('invalid_input');
    }
  });
});

it.each(['overview', 'balance', 'integral', 'bill'])('%s is closed to guests', async (path) => {
  expect((await test.get(`/api/account/${path}`)).code).toBe(303);
});
