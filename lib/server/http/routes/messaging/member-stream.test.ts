import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import pino from 'pino';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createLiveMessages } from '#lib/server/http/live/live-messages.ts';
import { userGroups } from '#lib/server/identity/tables.ts';
import { memberChannel } from '#lib/server/kernel/changes.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { type Api, createApi } from '../../app.ts';
import { type AnyData, createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

const log = pino({ level: 'silent' });

async function member() {
  const { id } = await createTestUser(test.ctx);
  return { id, ...(await signIn(test.ctx, id)) };
}

function notifyOf(userId: number, ip = '192.0.2.7') {
  const args = { device: 'unknown', ip };
  return notify(test.ctx.db, { userId, event: 'newDeviceLogin', args, now: test.ctx.clock.now() });
}

interface Heard {
  event: string | undefined;
  id: string | undefined;
  data: AnyData;
}

function readerOf(body: ReadableStream<Uint8Array> | null) {
  if (!body) throw new Error('no stream');
  const events = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  return {
    /** The next event; undefined when the stream has ended. */
    next: async (): Promise<Heard | undefined> => {
      const { value } = await events.read();
      return value && { event: value.event, id: value.id, data: JSON.parse(value.data) };
    },
    leave: () => events.cancel(),
  };
}

async function listenAs(token: string, { api = test.api, headers = {} }: { api?: Api; headers?: object } = {}) {
  const request = new Request('http://shop.test/api/message/stream', {
    headers: { 'ba-user-token': token, 'think-lang': 'en', ...headers },
  });
  const answer = await api.fetch(request, { remoteAddress: testAddress });
  return { answer, ...readerOf(answer.body) };
}

describe('the stream of messages', () => {
  it('starts with what is unread, then tells each new message in the words of its reader', async () => {
    const me = await member();
    await notifyOf(me.id);
    const { answer, next, leave } = await listenAs(me.token);
    const header = (name: string) => answer.headers.get(name);
    expect([header('content-type'), header('cache-control'), header('x-accel-buffering')]).toEqual([
      'text/event-stream',
      'no-store',
      'no',
    ]);
    const chinese = await listenAs(me.token, { headers: { 'think-lang': 'zh-cn' } });
    expect(await next()).toMatchObject({ event: 'unread', data: { total: 1, categories: { system: 1 } } });
    await chinese.next();
    await notifyOf(me.id, '192.0.2.8');
    const [message, counts] = [await next(), await next()];
    const { list } = (await test.get('/api/message/list', { token: me.token })).data;
    expect(message).toEqual({ event: 'message', id: String(list[0].id), data: list[0] });
    expect(counts).toMatchObject({ event: 'unread', data: { total: 2 } });
    expect((await chinese.next())?.data.title).toBe('新设备登录提醒');
    await Promise.all([leave(), chinese.leave()]);
  });

  it('counts anew when messages are read or deleted', async () => {
    const me = await member();
    for (let count = 0; count < 3; count += 1) await notifyOf(me.id);
    const { next, leave } = await listenAs(me.token);
    expect((await next())?.data.total).toBe(3);
    const { list } = (await test.get('/api/message/list', me)).data;
    await test.post('/api/message/read', { id: list[0].id }, me);
    expect((await next())?.data).toEqual({ total: 2, categories: { system: 2 } });
    await test.post('/api/message/delete', { id: list[1].id }, me);
    expect((await next())?.data.total).toBe(1);
    await test.post('/api/message/readAll', {}, me);
    expect((await next())?.data).toEqual({ total: 0, categories: {} });
    await leave();
  });

  it('tells nobody of the messages of somebody else, nor of what was rolled back', async () => {
    const [me, other] = [await member(), await member()];
    const { next, leave } = await listenAs(me.token);
    await next();
    await notifyOf(other.id);
    const undone = test.ctx.db.transaction(async (tx) => {
      await notify(tx, { userId: me.id, event: 'passwordChanged', now: test.ctx.clock.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await notifyOf(me.id, '192.0.2.99');
    expect((await next())?.data.body).toContain('192.0.2.99');
    expect((await next())?.data).toEqual({ total: 1, categories: { system: 1 } });
    await leave();
  });

  it('brings what came since the last event that was heard, each once', async () => {
    const me = await member();
    const first = await listenAs(me.token);
    const heard = await first.next();
    await notifyOf(me.id, '192.0.2.1');
    const last = await first.next();
    await first.leave();
    await notifyOf(me.id, '192.0.2.2');
    const again = await listenAs(me.token, { headers: { 'last-event-id': String(last?.id) } });
    expect((await again.next())?.data.body).toContain('192.0.2.2');
    expect(await again.next()).toMatchObject({ event: 'unread', data: { total: 2 } });
    await again.leave();
    const anew = await listenAs(me.token, { headers: { 'last-event-id': 'nonsense' } });
    expect(await anew.next()).toMatchObject({ event: 'unread', data: { total: 2 } });
    await anew.leave();
    expect(heard?.id).toBe('0');
  });

  it('passes over notices that no process of ours would send', async () => {
    const me = await member();
    const { next, leave } = await listenAs(me.token);
    await next();
    for (const payload of ['', 'no json', '[]', '{"user":"x"}', 'null']) {
      await test.ctx.db.execute(sql`select pg_notify(${memberChannel}, ${payload})`);
    }
    await notifyOf(me.id);
    expect((await next())?.event).toBe('message');
    await leave();
  });
});

describe('who may listen', () => {
  it('refuses guests and dead tokens in the envelope, by the codes of the family', async () => {
    const gone = await member();
    await test.post('/api/user/logout', {}, { token: gone.token });
    for (const token of ['', 'nonsense', gone.token]) {
      expect(await test.get('/api/message/stream', { token })).toMatchObject({
        code: 303,
        data: { type: 'need login' },
      });
    }
  });

  it('reads the token from the header alone', async () => {
    const me = await member();
    const { answer } = await listenAs('', { headers: { cookie: `ba-user-token=${me.token}` } });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('ends at once when the session does, and leaves the other devices alone', async () => {
    const me = await member();
    const other = await signIn(test.ctx, me.id);
    const [mine, theirs] = [await listenAs(me.token), await listenAs(other.token)];
    await Promise.all([mine.next(), theirs.next()]);
    await test.post('/api/user/logout', {}, { token: me.token });
    expect(await mine.next()).toEqual({ event: 'end', id: undefined, data: { reason: 'need_login' } });
    expect(await mine.next()).toBeUndefined();
    await notifyOf(me.id);
    expect((await theirs.next())?.event).toBe('message');
    await theirs.leave();
  });

  it('makes room for a sixth stream by ending the oldest', async () => {
    const me = await member();
    const streams = [];
    for (let count = 0; count < 6; count += 1) {
      const stream = await listenAs(me.token);
      expect((await stream.next())?.event).toBe('unread');
      streams.push(stream);
    }
    const [oldest, ...rest] = streams;
    expect((await oldest?.next())?.data).toEqual({ reason: 'replaced' });
    expect(await oldest?.next()).toBeUndefined();
    await notifyOf(me.id);
    for (const { next, leave } of rest) {
      expect((await next())?.event).toBe('message');
      await leave();
    }
  });

  it('is there for who opens page after page, faster than one a second', async () => {
    const me = await member();
    const answers = new Set<string | null>();
    for (let page = 0; page < 100; page += 1) {
      const { answer, leave } = await listenAs(me.token);
      answers.add(answer.headers.get('content-type'));
      await leave();
    }
    expect([...answers]).toEqual(['text/event-stream']);
  });

  it('tells the words only to who may open the inbox', async () => {
    const { id } = await createTestUser(test.ctx, { group: 'store' });
    const { token } = await signIn(test.ctx, id);
    await test.ctx.db.update(userGroups).set({ status: 'disable' }).where(sql`key = 'store'`);
    const { next, leave } = await listenAs(token);
    await next();
    await notifyOf(id);
    expect(await next()).toMatchObject({ event: 'unread', data: { total: 1 } });
    await leave();
  });
});

describe('several processes', () => {
  it('hear of a message that another one wrote', async () => {
    const ctx = createContext({ env: test.ctx.env, clock: test.ctx.clock });
    const elsewhere = createApi(ctx, log);
    const me = await member();
    const [here, there] = [await listenAs(me.token), await listenAs(me.token, { api: elsewhere })];
    await Promise.all([here.next(), there.next()]);
    await notify(ctx.db, { userId: me.id, event: 'passwordChanged', now: ctx.clock.now() });
    for (const { next } of [here, there]) expect((await next())?.data.event_key).toBe('passwordChanged');
    await here.leave();
    await elsewhere.close();
    expect((await there.next())?.event).toBe('unread');
    expect(await there.next()).toBeUndefined();
    const { answer } = await listenAs(me.token, { api: elsewhere });
    expect(answer.status).toBe(503);
    await closeContext(ctx);
  });

  it('go on when the connection on which they listen is lost, and tell what was missed', async () => {
    const me = await member();
    const { next, leave } = await listenAs(me.token);
    await next();
    await test.ctx.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = ${`listen ${memberChannel}`}`);
    await notifyOf(me.id, '192.0.2.55');
    expect((await next())?.data.body).toContain('192.0.2.55');
    expect((await next())?.data.total).toBe(1);
    await leave();
  });
});

it('a heartbeat ends the stream of a token that has run out', async () => {
  const me = await member();
  const live = createLiveMessages(test.ctx, log, 10);
  const nodes = new Set<string>();
  const reader = { kind: 'member', userId: me.id, sessionId: 'any', nodes } as const;
  const body = await live.open({ member: reader, token: me.token, locale: 'en', after: undefined });
  const { next } = readerOf(body);
  expect((await next())?.event).toBe('unread');
  test.ctx.clock.advance(2 * 3600 + 1);
  expect((await next())?.data).toEqual({ reason: 'token_expired' });
  expect(await next()).toBeUndefined();
  await live.close();
});
