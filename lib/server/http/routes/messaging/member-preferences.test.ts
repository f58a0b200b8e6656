import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedIn, testPassword } from '#lib/server/factories/factories.ts';
import { findNoticeReaders } from '#lib/server/identity/index.ts';
import { deliverOutbox, notify, spreadNotices, type WordedMessage } from '#lib/server/messaging/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const member = () => createSignedIn(test.ctx);
type Me = Awaited<ReturnType<typeof member>>;

const path = '/api/message/preferences';
const save = (me: Me, body: object) => test.post(path, body, me);
const off = { category: 'finance', email: false, mobile: false };
const spread = () => spreadNotices(test.ctx, findNoticeReaders);

async function announce({ user }: Me, event: 'rechargeReceived' | 'twoFactorDisabled', dedupeKey?: string) {
  const args = { no: 'RC1', amount: '5.00' };
  const now = test.ctx.clock.now();
  await notify(test.ctx.db, { userId: user.id, event, args, now, ...(dedupeKey && { dedupeKey }) });
}

async function queued({ user }: Me) {
  const { rows } =
    await test.ctx.db.execute(sql`select channel, due_at > ${test.ctx.clock.now().toISOString()}::timestamptz as later, values->>'noticeEvent' as event
    from outbox_messages where recipient in (${user.email}, ${user.mobile}) order by id`);
  return rows;
}

/** Moves the clock to a time of the shop's day. */
function goTo(hour: number) {
  const ofDay = (Math.floor(test.ctx.clock.now().getTime() / 1000) + 8 * 3600) % 86_400;
  test.ctx.clock.advance((hour * 3600 - ofDay + 86_400) % 86_400);
}

describe('preferences', () => {
  it('begin with the shop’s defaults and say what is always sent, in the reader’s language', async () => {
    const me = await member();
    const { data } = await test.get(path, me);
    expect(data.quiet).toBeNull();
    expect(data.categories).toHaveLength(8);
    expect(data.categories.find((row: { category: string }) => row.category === 'system')).toEqual({
      category: 'system',
      in_site: true,
      email: true,
      mobile: false,
      always_sent: expect.arrayContaining(['changes to your password and contact details']),
    });
    const chinese = await test.get(path, { ...me, locale: 'zh-cn' });
    expect(JSON.stringify(chinese.data)).toContain('密码与绑定信息变更提醒');
  });

  it('change where they are named and stay elsewhere', async () => {
    const [me, other] = [await member(), await member()];
    await save(me, { categories: [{ category: 'order', email: false, mobile: true }] });
    const { data } = await save(me, { categories: [off], quiet: { start: '22:00', end: '08:30' } });
    const of = (name: string) => data.categories.find((row: { category: string }) => row.category === name);
    expect([of('order'), of('finance')]).toMatchObject([{ mobile: true, email: false }, { email: false }]);
    expect(data.quiet).toEqual({ start: '22:00', end: '08:30' });
    expect((await save(me, {})).data).toEqual(data);
    expect((await save(me, { quiet: null })).data.quiet).toBeNull();
    expect((await test.get(path, other)).data.categories).toEqual(
      (await test.get(path, await member())).data.categories,
    );
  });

  it.each([
    ['categories.0.in_site', { categories: [{ ...off, in_site: false }] }],
    ['categories.0.category', { categories: [{ ...off, category: 'nonsense' }] }],
    ['categories.0.email', { categories: [{ category: 'order', mobile: true }] }],
    ['quiet.start', { quiet: { start: '24:00', end: '08:00' } }],
    ['quiet.end', { quiet: { start: '08:00', end: '08:00' } }],
  ])('show at %s what is wrong with %j', async (field, body) => {
    const { code, data } = await save(await member(), body);
    expect([code, Object.keys(data.fields)]).toEqual([0, [field]]);
  });

  it('are closed to guests', async () => {
    expect([(await test.get(path)).code, (await test.post(path, {})).code]).toEqual([303, 303]);
  });
});

describe('a notice', () => {
  it('goes where its reader wants it, in the language of the last login, and once', async () => {
    const me = await member();
    const login = { tab: 'login', username: me.user.username, password: testPassword };
    await test.post('/api/user/checkIn', { ...login, ...(await test.solveCaptcha()) }, { locale: 'en' });
    await save(me, {
      categories: [
        { category: 'finance', email: true, mobile: true },
        { ...off, category: 'system' },
      ],
    });
    await Promise.all([announce(me, 'rechargeReceived', 'cause'), announce(me, 'rechargeReceived', 'cause')]);
    await Promise.all([spread(), spread()]);
    await spread();
    expect(await queued(me)).toEqual([
      { channel: 'email', later: false, event: 'rechargeReceived' },
      { channel: 'mobile', later: false, event: 'rechargeReceived' },
    ]);
    const sent: WordedMessage[] = [];
    const send = async (message: WordedMessage) => void sent.push(message);
    const senders = { email: send, mobile: send, close: () => {} };
    await deliverOutbox(test.ctx, { senders, announce: () => {}, onFailure: () => {} });
    const mine = sent.filter(({ recipient }) => [me.user.email, me.user.mobile].includes(recipient));
    // Each channel has a lane of its own: which is quicker is nobody's promise.
    expect(mine.toSorted((one, other) => other.subject.localeCompare(one.subject))).toMatchObject([
      {
        subject: expect.stringContaining('Your top-up has arrived'),
        body: expect.stringContaining('http://localhost:3000/user/account/balance'),
      },
      { body: expect.stringContaining('Top-up RC1: ¥5.00 has been added') },
    ]);
  });

  it('stays in the inbox alone where all is switched off, unless it must be sent', async () => {
    const me = await member();
    await save(me, { categories: [off, { ...off, category: 'system' }] });
    await announce(me, 'rechargeReceived');
    await announce(me, 'twoFactorDisabled');
    await spread();
    expect(await queued(me)).toEqual([{ channel: 'email', later: false, event: 'twoFactorDisabled' }]);
    expect((await test.get('/api/message/list', me)).data.total).toBe(2);
  });

  it('is not sent to who has read it in the inbox already, unless it must be sent', async () => {
    const me = await member();
    await announce(me, 'rechargeReceived');
    await announce(me, 'twoFactorDisabled');
    await test.post('/api/message/readAll', {}, me);
    await spread();
    expect(await queued(me)).toEqual([{ channel: 'email', later: false, event: 'twoFactorDisabled' }]);
  });

  it('waits for the end of the quiet hours, unless it must be sent', async () => {
    const me = await member();
    await save(me, { quiet: { start: '22:00', end: '08:00' } });
    goTo(23);
    await announce(me, 'rechargeReceived');
    await announce(me, 'twoFactorDisabled');
    await spread();
    expect(await queued(me)).toEqual([
      { channel: 'email', later: true, event: 'rechargeReceived' },
      { channel: 'email', later: false, event: 'twoFactorDisabled' },
    ]);
    test.ctx.clock.advance(9 * 3600);
    expect((await queued(me)).map(({ later }) => later)).toEqual([false, false]);
  });
});
