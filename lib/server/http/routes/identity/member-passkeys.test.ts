import { afterAll, describe, expect, it } from '@jest/globals';
import { createSignedInOperator, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { findNoticeReaders } from '#lib/server/identity/index.ts';
import { spreadNotices } from '#lib/server/messaging/index.ts';
import { createTestApi } from '../../test-api.ts';
import { add, logInWith, newMember, passkeyOwner, passkeySettings, setUp, shopOrigin } from './passkeys-for-tests.ts';
import { type Cbor, SoftwareAuthenticator } from './software-authenticator-for-tests.ts';

const test = await createTestApi(passkeySettings);
afterAll(() => test.close());

const listOf = async (token: string) => (await test.get('/api/account/passkeys', { token })).data;
const eventsOf = async (token: string) =>
  (await test.get('/api/message/list', { token })).data.list.map((row: { event_key: string }) => row.event_key);

describe('adding a passkey', () => {
  it('asks for the password, keeps what the device made, and tells the owner by mail', async () => {
    const me = await newMember(test);
    expect(await listOf(me.token)).toEqual({ list: [], total: 0, limit: 20, origin: shopOrigin, needs_code: false });
    expect((await setUp(test, me, 'Wrong-123')).data.fields).toHaveProperty('password');
    const device = new SoftwareAuthenticator({ isSynced: true, aaguid: 'bada5566-a7aa-401f-bd96-45619a55120d' });
    const added = await add(test, me, { device });
    expect(added).toMatchObject({ code: 1, data: { name: '1Password' } });
    const { list } = await listOf(me.token);
    expect(list).toMatchObject([{ id: added.data.id, kind: 'synced', keeper: '1Password', last_used_time: null }]);
    expect(await eventsOf(me.token)).toContain('passkeyAdded');
    await spreadNotices(test.ctx, findNoticeReaders);
    const { rows } = await test.ctx.db.$client.query(
      `select values->>'noticeEvent' as event from outbox_messages where recipient = $1`,
      [me.user.email],
    );
    expect(rows).toEqual([{ event: 'passkeyAdded' }]);
  });

  it('offers a passkey that is found without a name, asks whom it is, and comes twice to no device', async () => {
    const { token, device } = await passkeyOwner(test);
    const { options } = (await setUp(test, { token })).data;
    expect(options).toMatchObject({
      rp: { id: 'shop.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId.toString('base64url'), transports: ['usb'] }],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  });

  it('numbers names that the account has already', async () => {
    const me = await newMember(test);
    for (const name of ['Passkey', 'Passkey 2', 'Passkey 3']) {
      expect((await add(test, me, { device: new SoftwareAuthenticator() })).data.name).toBe(name);
    }
  });

  it.each<[string, object]>([
    ['another origin', { origin: 'https://shop.example.evil.test' }],
    ['the same host without https', { origin: 'http://shop.example' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['nobody having looked who it is', { isVerified: false }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['a page within another', { isFramed: true }],
  ])('refuses one made for %s', async (_, ceremony) => {
    const me = await newMember(test);
    const answer = await add(test, me, { device: new SoftwareAuthenticator(), ...ceremony });
    expect(answer.data.error).toBe('passkey_refused');
    expect((await listOf(me.token)).total).toBe(0);
  });

  it('takes no certificates: those of strangers name addresses to fetch', async () => {
    const me = await newMember(test);
    const { ticket, options } = (await setUp(test, me)).data;
    const statement = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.from('00', 'hex')],
      ['x5c', [Buffer.from('00', 'hex')]],
    ]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'packed'],
      ['attStmt', statement],
    ]);
    const credential = new SoftwareAuthenticator().create(options, { origin: shopOrigin }, attestation);
    const answer = await test.post('/api/account/passkeyAdd', { ticket, credential }, me);
    expect(answer.data.error).toBe('passkey_refused');
  });

  it('takes a ticket once, from the session that asked, for five minutes', async () => {
    const me = await newMember(test);
    const { ticket, options } = (await setUp(test, me)).data;
    const send = (token: string) => {
      const credential = new SoftwareAuthenticator().create(options, { origin: shopOrigin });
      return test.post('/api/account/passkeyAdd', { ticket, credential }, { token });
    };
    const [elsewhere, other] = [(await signIn(test.ctx, me.user.id)).token, (await newMember(test)).token];
    for (const token of [elsewhere, other]) expect((await send(token)).data.error).toBe('passkey_expired');
    const twice = await Promise.all([send(me.token), send(me.token)]);
    expect(twice.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect((await send(me.token)).data.error).toBe('passkey_expired');
    const late = (await setUp(test, me)).data;
    test.ctx.clock.advance(301);
    const credential = new SoftwareAuthenticator().create(late.options, { origin: shopOrigin });
    const answer = await test.post('/api/account/passkeyAdd', { ticket: late.ticket, credential }, me);
    expect(answer.data.error).toBe('passkey_expired');
  });

  it('takes no ticket of a login', async () => {
    const me = await newMember(test);
    const { options } = (await setUp(test, me)).data;
    const { ticket } = (await test.post('/api/user/passkeyChallenge', {})).data;
    const credential = new SoftwareAuthenticator().create(options, { origin: shopOrigin });
    const answer = await test.post('/api/account/passkeyAdd', { ticket, credential }, me);
    expect(answer.data.error).toBe('passkey_expired');
  });

  it('refuses a credential that an account has already, whoever sends it', async () => {
    const owner = await passkeyOwner(test);
    const other = await newMember(test);
    for (const me of [owner, other]) {
      const copy = new SoftwareAuthenticator({ credentialId: owner.device.credentialId });
      expect((await add(test, me, { device: copy })).data.error).toBe('passkey_taken');
    }
  });

  it('keeps one of two that bring the same credential at once', async () => {
    const [one, two] = [await newMember(test), await newMember(test)];
    const device = new SoftwareAuthenticator();
    const answers = await Promise.all([add(test, one, { device }), add(test, two, { device })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
  });

  it('stops at twenty, also when two are added at once', async () => {
    const me = await newMember(test);
    const fill = `insert into passkeys
      (user_id, credential_id, public_key, counter, transports, is_synced, aaguid, name, user_agent)
      select $1, $2 || n, '', 0, '', false, '', n::text, '' from generate_series(1, 19) n`;
    await test.ctx.db.$client.query(fill, [me.user.id, `c${me.user.id}-`]);
    const offers = [(await setUp(test, me)).data, (await setUp(test, me)).data];
    const answers = await Promise.all(
      offers.map(({ ticket, options }) => {
        const credential = new SoftwareAuthenticator().create(options, { origin: shopOrigin });
        return test.post('/api/account/passkeyAdd', { ticket, credential }, me);
      }),
    );
    expect(answers.map(({ code, data }) => [code, data.error]).sort()).toEqual([
      [0, 'passkey_limit'],
      [1, undefined],
    ]);
    expect((await setUp(test, me)).data.error).toBe('passkey_limit');
  });
});

describe('an own passkey', () => {
  it('is renamed and removed, which its owner is told', async () => {
    const { token, id, name } = await passkeyOwner(test);
    expect(name).toBe('Passkey');
    expect((await test.post('/api/account/passkeyRename', { id, name: ' Desk ' }, { token })).code).toBe(1);
    expect((await listOf(token)).list).toMatchObject([{ id, name: 'Desk' }]);
    const empty = await test.post('/api/account/passkeyRename', { id, name: ' ' }, { token });
    expect(empty.data.fields).toHaveProperty('name');
    expect((await test.post('/api/account/passkeyRemove', { id }, { token })).code).toBe(1);
    expect((await listOf(token)).total).toBe(0);
    expect(await eventsOf(token)).toContain('passkeyRemoved');
    expect((await test.post('/api/account/passkeyRemove', { id }, { token })).data.error).toBe('not_found');
  });

  it('stands in the account’s history, for operators, without its name', async () => {
    const { user, token, id } = await passkeyOwner(test);
    await test.post('/api/account/passkeyRemove', { id }, { token });
    const operator = await createSignedInOperator(test.ctx);
    const { data } = await test.get(`/api/operator/audit/list?entity_type=user&entity_id=${user.id}`, operator);
    expect(data.list).toMatchObject([
      { event: 'passkeyRemove', actor: { id: user.id }, data: { passkey: id } },
      { event: 'passkeyAdd', actor: { id: user.id }, data: { passkey: id } },
    ]);
    // What operators did about the account is told beside it.
    expect((await test.get(`/api/operator/user/info?id=${user.id}`, operator)).data.history).toEqual([]);
  });

  it('stays with a new password, and its owner is told so in the inbox and by mail', async () => {
    const { user, token, device } = await passkeyOwner(test);
    await spreadNotices(test.ctx, findNoticeReaders);
    const body = { oldPassword: testPassword, newPassword: 'Fresh-1234' };
    expect((await test.post('/api/account/changePassword', body, { token })).code).toBe(1);
    const { userInfo } = (await logInWith(test, { device })).data;
    const { list } = (await test.get('/api/message/list', { token: userInfo.token })).data;
    const told = list.find((row: { event_key: string }) => row.event_key === 'passwordChangedWays');
    expect(told.body).toContain('opened without it by 1 passkey. Please');
    const { rows } = await test.ctx.db.$client.query(
      `select template, values->>'noticeEvent' as event from outbox_messages where recipient = $1 order by id desc limit 1`,
      [user.email],
    );
    expect(rows).toEqual([{ template: 'Notice', event: 'passwordChangedWays' }]);
  });

  it('is nobody else’s to rename or remove', async () => {
    const [mine, theirs] = [await passkeyOwner(test), await passkeyOwner(test)];
    const { token } = mine;
    const renamed = await test.post('/api/account/passkeyRename', { id: theirs.id, name: 'Mine' }, { token });
    const removed = await test.post('/api/account/passkeyRemove', { id: theirs.id }, { token });
    expect([renamed.data.error, removed.data.error]).toEqual(['not_found', 'not_found']);
    expect((await listOf(theirs.token)).list).toMatchObject([{ id: theirs.id, name: 'Passkey' }]);
  });
});

describe('a shop whose address has no name, or no https', () => {
  it.each(['http://192.0.2.7:3000', 'https://192.0.2.7', 'http://shop.example'])('offers none: %s', async (address) => {
    const other = await createTestApi({ PUBLIC_URL: address, IS_PUBLIC_URL_SET: true });
    const me = await newMember(other);
    expect((await other.get('/api/account/passkeys', me)).data.origin).toBe('');
    expect((await setUp(other, me)).data.error).toBe('passkey_unavailable');
    expect((await other.get('/api/user/checkIn')).data.passkeyOrigin).toBe('');
    expect((await other.post('/api/user/passkeyChallenge', {})).data.error).toBe('passkey_unavailable');
    await other.close();
  });
});
