import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { type MadeMessage, makeMessage } from '#lib/server/factories/outbox-factory.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { deliverOutbox } from '#lib/server/messaging/index.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const make = (recipient: string, overrides: Partial<MadeMessage> = {}) =>
  makeMessage(test.ctx.db, {
    channel: 'email',
    recipient,
    locale: 'en',
    template: 'Notice',
    values: { no: 'SO1', kind: 'service', noticeEvent: 'orderDone', noticeLink: '/user/account/myorder' },
    isSecret: false,
    status: 'failed',
    attempts: 7,
    lastError: `550 5.1.1 <${recipient}>: User unknown`,
    now: test.ctx.clock.now(),
    ...overrides,
  });
const list = async (query = ''): Promise<AnyData[]> =>
  (await test.get(`/api/operator/outbox/list?${query}`, operator)).data.list;
const find = async (id: number, query = 'state=all') => (await list(query)).find((row) => row.id === id);
const retry = (id: number) => test.post('/api/operator/outbox/retry', { id }, operator);
const reveal = (id: number) => test.post('/api/operator/outbox/reveal', { id }, operator);
const deliver = async (email: () => Promise<void>) => {
  const delivery = { senders: { email, close: () => {} }, announce: () => {}, onFailure: () => {} };
  await deliverOutbox(test.ctx, delivery);
};
const code = {
  template: 'Code',
  values: { code: 'K7M2', minutes: 10, event: 'user_register' },
  isSecret: true,
} as const;

describe('the list', () => {
  it('says what failed and why, without whom it was for', async () => {
    const id = await make('wang.li@example.com');
    expect(await find(id, '')).toEqual({
      id,
      channel: 'email',
      recipient: 'w***@example.com',
      template: 'Notice',
      title: 'Your order has been delivered',
      status: 'failed',
      attempts: 7,
      fault: 'recipient',
      error: '550 5.1.1 <w***@example.com>: User unknown',
      time: expect.any(Number),
      sent_time: null,
      next_time: null,
      blocked: null,
      actions: ['retry'],
    });
  });

  it('is narrowed by state, channel and a whole address in any spelling', async () => {
    const sent = await make('State@example.com', { status: 'sent' });
    const waits = await make('13812345678', { channel: 'mobile', status: 'pending', attempts: 0 });
    const dead = await make('state@example.com', { ...code, status: 'expired' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('state=sent')).toEqual([sent]);
    expect(await ids('state=waiting&channel=mobile')).toEqual([waits]);
    expect(await ids('state=expired')).toEqual([dead]);
    expect(await ids('state=all&q=STATE@example.com')).toEqual([dead, sent]);
    expect(await ids('state=all&q=tate@example.com')).toEqual([]);
    expect(await ids('state=failed&channel=mobile')).toEqual([]);
    expect((await find(waits)).recipient).toBe('138****5678');
  });

  it('holds nothing of a code', async () => {
    const id = await make('code@example.com', { ...code, status: 'pending', attempts: 1 });
    const text = JSON.stringify([await find(id), (await reveal(id)).data]);
    expect(text).not.toContain('K7M2');
    expect(text).toContain('code@example.com');
  });

  it('shows a notice that this version has no words for', async () => {
    const id = await make('old@example.com', { values: { noticeEvent: 'longGone', noticeLink: '/' } });
    expect(await find(id)).toMatchObject({ template: 'Notice', title: '' });
    expect((await reveal(id)).data).toEqual({ recipient: 'old@example.com', text: null });
  });

  it('calls operators to what was given up during the last day', async () => {
    const count = async () =>
      (await test.get('/api/account/waiting', operator)).data.list.find(
        ({ page }: AnyData) => page === '/user/desk/outbox',
      )?.count ?? 0;
    const before = await count();
    await make('today@example.com');
    await make('last-week@example.com', { dueAt: addSeconds(test.ctx.clock.now(), -7 * 86_400) });
    expect(await count()).toBe(before + 1);
  });
});

describe('looking at one', () => {
  it('shows recipient and text, and is written down', async () => {
    const id = await make('reveal@example.com');
    expect((await reveal(id)).data).toMatchObject({
      recipient: 'reveal@example.com',
      text: { subject: expect.stringContaining('Your order has been delivered'), body: expect.stringContaining('SO1') },
    });
    const { rows } = await test.ctx.db.execute(
      sql`select event, actor_id from status_logs where entity_type = 'outbox_message' and entity_id = ${id}`,
    );
    expect(rows).toEqual([{ event: 'reveal', actor_id: operator.id }]);
    expect(await reveal(999_999)).toMatchObject({ data: { error: 'not_found' } });
  });
});

describe('another try', () => {
  it('sends what was given up', async () => {
    const id = await make('again@example.com');
    expect(await retry(id)).toMatchObject({ code: 1 });
    expect(await find(id)).toMatchObject({ status: 'pending', actions: [] });
    await deliver(async () => undefined);
    expect(await find(id)).toMatchObject({ status: 'sent', attempts: 8, fault: null });
    expect(await retry(id)).toMatchObject({ data: { error: 'status_changed' } });
  });

  it('is one: what fails again is given up again, and may be tried again', async () => {
    const id = await make('twice@example.com');
    await retry(id);
    await deliver(() => Promise.reject(new Error('Connection timeout')));
    expect(await find(id)).toMatchObject({ status: 'failed', fault: 'unreachable', actions: ['retry'] });
  });

  it('does not wait for the pause of what has failed before', async () => {
    const dueAt = addSeconds(test.ctx.clock.now(), 900);
    const id = await make('pause@example.com', { status: 'pending', attempts: 3, dueAt });
    const quiet = await make('quiet@example.com', { status: 'pending', attempts: 0, dueAt });
    expect(await retry(id)).toMatchObject({ code: 1 });
    expect(await retry(quiet)).toMatchObject({ data: { error: 'status_changed' } });
  });

  it('is refused where what was secret in it is dead or gone', async () => {
    const expiresAt = addSeconds(test.ctx.clock.now(), 7 * 86_400);
    const wiped = await make('wiped@example.com', { ...code, template: 'StoreInvite', expiresAt });
    const dead = await make('dead@example.com', { ...code, status: 'expired', expiresAt: test.ctx.clock.now() });
    expect(await find(wiped)).toMatchObject({ blocked: 'wiped', actions: [] });
    expect(await find(dead)).toMatchObject({ blocked: 'expired', actions: [] });
    expect(await retry(wiped)).toMatchObject({ data: { error: 'message_wiped' } });
    expect(await retry(dead)).toMatchObject({ data: { error: 'message_expired' } });
  });

  it('of two at once happens once', async () => {
    const id = await make('race@example.com');
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ code: outcome }) => outcome).sort()).toEqual([0, 1]);
    const { rows } = await test.ctx.db.execute(
      sql`select 1 from status_logs where entity_type = 'outbox_message' and entity_id = ${id} and event = 'retry'`,
    );
    expect(rows).toHaveLength(1);
    await deliver(async () => undefined);
    expect(await find(id)).toMatchObject({ attempts: 8 });
  });

  it('is for operators, and for what is there', async () => {
    const id = await make('stranger@example.com');
    const customer = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, customer.id);
    for (const call of ['retry', 'reveal']) {
      expect(await test.post(`/api/operator/outbox/${call}`, { id }, { token })).toMatchObject({ code: 401 });
    }
    expect(await retry(999_999)).toMatchObject({ data: { error: 'not_found' } });
  });
});
