import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import {
  createTestApplication,
  createTestStaff,
  createTestStore,
  lastInviteToken,
  toMember,
} from '#lib/server/factories/store-factories.ts';
import { acceptInvitation } from '#lib/server/workflows/store/answer-invitation.ts';
import { approveStore } from '#lib/server/workflows/store/approve-store.ts';
import { changeStaffRole, removeStaff } from '#lib/server/workflows/store/change-staff.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
afterAll(() => test.close());

type Caller = { token: string };

async function newStore() {
  const opened = await createTestStore(test.ctx);
  return { ...opened, token: (await signIn(test.ctx, opened.owner.id)).token };
}
async function newCustomer() {
  const { locale: _, ...user } = await createTestUser(test.ctx);
  return { ...user, email: user.email ?? '', token: (await signIn(test.ctx, user.id)).token };
}
const invite = (owner: Caller, address: string, role = 'sales') =>
  test.post('/api/store/staffInvite', { address, role }, owner);
const tokenFor = (address: string) => lastInviteToken(test.ctx, address);
const accept = async (member: Caller & { email: string }) =>
  test.post('/api/store/inviteAccept', { token: await tokenFor(member.email) }, member);
const staffOf = async (owner: Caller) => (await test.get('/api/store/staff', owner)).data;
const memberOf = async (owner: Caller, username: string) =>
  (await staffOf(owner)).members.find((one: { username: string }) => one.username === username);
const may = async (caller: Caller, path: string) => (await test.get(path, caller)).code === 1;

async function newStaff(owner: Caller, role = 'sales') {
  const member = await newCustomer();
  await invite(owner, member.email, role);
  expect((await accept(member)).msg).toBe('Welcome to the team!');
  return { ...member, membership: (await memberOf(owner, member.username)).id as number };
}

describe('an invitation', () => {
  it('is sent by mail, lies in the inbox of a member, and lets its reader join', async () => {
    const [owner, guest] = [await newStore(), await newCustomer()];
    const { data } = await invite(owner, guest.email.toUpperCase(), 'manager');
    expect(data.invitations).toMatchObject([{ address: guest.email, role: 'manager', status: 'pending' }]);
    const token = await tokenFor(guest.email);
    expect(JSON.stringify(data)).not.toContain(token);
    const [message] = (await test.get('/api/message/list', guest)).data.list;
    const { id } = data.invitations[0];
    expect(message).toMatchObject({
      title: 'You’re invited to join a store',
      link: `/user/applay_entry?invitation=${id}`,
    });
    expect(JSON.stringify(message)).not.toContain(token);
    expect(message.content ?? message.body ?? message.text).toContain('as store manager');
    const shown = await test.get(`/api/store/invite?token=${token}`, guest);
    expect(shown.data).toMatchObject({ store_name: owner.store.name, role: 'manager', inviter: owner.owner.nickname });
    expect(await may(guest, '/api/store/profile')).toBe(false);
    expect((await accept(guest)).code).toBe(1);
    expect((await test.get('/api/store/profile', guest)).data).toMatchObject({ own_role: 'manager' });
    expect((await staffOf(owner)).invitations).toEqual([]);
  });

  it('is answered without its secret by the account that was invited, and by no other', async () => {
    const [owner, guest, other] = [await newStore(), await newCustomer(), await newCustomer()];
    const { id } = (await invite(owner, guest.email)).data.invitations[0];
    const calls = async (caller: Caller, key: object) => [
      await test.get(`/api/store/invite?${new URLSearchParams(key as Record<string, string>)}`, caller),
      await test.post('/api/store/inviteAccept', key, caller),
      await test.post('/api/store/inviteDecline', key, caller),
    ];
    const answers = await calls(other, { id });
    expect(answers.map(({ data }) => data.error)).toEqual(Array(3).fill('invitation_over'));
    const missing = await calls(other, { id: 99_999_999 });
    expect(answers.map(({ msg, data }) => [msg, data])).toEqual(missing.map(({ msg, data }) => [msg, data]));
    for (const key of [{}, { id, token: await tokenFor(guest.email) }]) {
      expect((await calls(guest, key)).map(({ data }) => Object.keys(data.fields))).toEqual(Array(3).fill(['token']));
    }
    expect((await test.get(`/api/store/invite?id=${id}`)).code).not.toBe(1);
    expect((await test.get(`/api/store/invite?id=${id}`, guest)).data).toMatchObject({ role: 'sales' });
    expect((await test.post('/api/store/inviteAccept', { id }, guest)).code).toBe(1);
    expect((await test.post('/api/store/inviteAccept', { id }, guest)).data.error).not.toBeUndefined();
    expect((await test.get('/api/store/profile', guest)).data).toMatchObject({ own_role: 'sales' });
  });

  it('goes to a mobile number of nobody by text message', async () => {
    const owner = await newStore();
    expect((await invite(owner, '13900001111')).code).toBe(1);
    const { rows } = await test.ctx.db.execute(
      sql`select channel, template, is_secret from outbox_messages where recipient = '13900001111'`,
    );
    expect(rows).toEqual([{ channel: 'mobile', template: 'StoreInvite', is_secret: true }]);
  });

  it('works once, for one', async () => {
    const [owner, guest, other] = [await newStore(), await newCustomer(), await newCustomer()];
    await invite(owner, guest.email);
    const token = await tokenFor(guest.email);
    const join = (caller: Caller) => test.post('/api/store/inviteAccept', { token }, caller);
    const answers = await Promise.all([join(guest), join(other)]);
    expect(answers.map(({ code, data }) => (code === 1 ? 'in' : data.error)).sort()).toEqual(['in', 'invitation_over']);
    expect((await staffOf(owner)).members).toHaveLength(2);
    expect((await join(await newCustomer())).data.error).toBe('invitation_over');
    expect((await test.get(`/api/store/invite?token=${token}`, other)).data.error).toBe('invitation_over');
  });

  it('of two stores one gets who accepts both at once', async () => {
    const [one, two, guest] = [await newStore(), await newStore(), await newCustomer()];
    await invite(one, guest.email);
    const first = await tokenFor(guest.email);
    await invite(two, guest.email);
    const second = await tokenFor(guest.email);
    const answers = await Promise.allSettled(
      [first, second].map((token) => acceptInvitation(test.ctx, toMember(guest.id), { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const lost = answers.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason.code).toBe('works_elsewhere');
  });

  it('runs out after seven days; sent again it has another link, and the one before is dead', async () => {
    const [owner, guest] = [await newStore(), await newCustomer()];
    const { id } = (await invite(owner, guest.email)).data.invitations[0];
    const old = await tokenFor(guest.email);
    test.ctx.clock.advance(7 * 86_400 + 1);
    const [boss, reader] = [await signIn(test.ctx, owner.owner.id), await signIn(test.ctx, guest.id)];
    const join = (token: string) => test.post('/api/store/inviteAccept', { token }, reader);
    expect((await join(old)).data.error).toBe('invitation_over');
    expect((await staffOf(boss)).invitations).toMatchObject([{ id, status: 'expired' }]);
    const { data } = await test.post('/api/store/staffResend', { id }, boss);
    expect(data.invitations).toMatchObject([{ id, status: 'pending' }]);
    expect((await join(old)).data.error).toBe('invitation_over');
    expect((await join(await tokenFor(guest.email))).code).toBe(1);
    expect((await test.post('/api/store/staffResend', { id }, boss)).data.error).toBe('status_changed');
  });

  it('is taken back, declined, and not sent twice', async () => {
    const [owner, guest] = [await newStore(), await newCustomer()];
    const { id } = (await invite(owner, guest.email)).data.invitations[0];
    const again = await invite(owner, guest.email, 'finance');
    expect(Object.keys(again.data.fields)).toEqual(['address']);
    expect(again.data.error).toBe('already_invited');
    await test.post('/api/store/staffRevoke', { id }, owner);
    expect((await accept(guest)).data.error).toBe('invitation_over');
    await invite(owner, guest.email);
    const token = await tokenFor(guest.email);
    expect((await test.post('/api/store/inviteDecline', { token }, guest)).code).toBe(1);
    expect((await test.post('/api/store/inviteAccept', { token }, guest)).data.error).toBe('invitation_over');
    const { rows } = await test.ctx.db.execute(
      sql`select event_key from messages where user_id = ${owner.owner.id} and event_key = 'storeStaffDeclined'`,
    );
    expect(rows).toHaveLength(1);
    expect((await invite(owner, owner.owner.email ?? '')).data.error).toBe('already_staff');
  });

  it('is refused to who works elsewhere, has applied, or runs the shop', async () => {
    const owner = await newStore();
    const elsewhere = await newStore();
    const applicant = (await createTestApplication(test.ctx)).user;
    const operator = await createTestUser(test.ctx, { group: 'operator' });
    const cases: [id: number, email: string, error: string][] = [
      [elsewhere.owner.id, elsewhere.owner.email ?? '', 'works_elsewhere'],
      [applicant.id, applicant.email ?? '', 'applied_for_store'],
      [operator.id, operator.email ?? '', 'cannot_join'],
    ];
    for (const [id, email, error] of cases) {
      await invite(owner, email);
      const member = { ...(await signIn(test.ctx, id)), email };
      expect([error, (await accept(member)).data.error]).toEqual([error, error]);
    }
    expect((await staffOf(owner)).members).toHaveLength(1);
  });

  it('and the approval of the own application: one of both wins', async () => {
    const owner = await newStore();
    const { user, no, version } = await createTestApplication(test.ctx);
    await invite(owner, user.email ?? '');
    const operator = toMember((await createTestUser(test.ctx, { group: 'operator' })).id);
    const token = await tokenFor(user.email ?? '');
    await Promise.allSettled([
      approveStore(test.ctx, operator, { no, version }),
      acceptInvitation(test.ctx, toMember(user.id), { token }),
    ]);
    expect((await staffOf(owner)).members).toHaveLength(1);
    const { data } = await test.get('/api/store/profile', await signIn(test.ctx, user.id));
    expect(data.own_role).toBe('owner');
  });

  it('has limits: what it is sent to, and how many wait', async () => {
    const owner = await newStore();
    for (const address of ['', 'nobody', '12345', 'a@b']) {
      expect(Object.keys((await invite(owner, address)).data.fields)).toEqual(['address']);
    }
    expect(Object.keys((await invite(owner, 'x@example.com', 'owner')).data.fields)).toEqual(['role']);
    for (let count = 0; count < 20; count += 1) await invite(owner, `p${count}@example.com`);
    expect((await invite(owner, 'p20@example.com')).data.error).toBe('invitation_limit');
  });
});

describe('staff', () => {
  it('has the rules of a new role at the next request, and none once it is off', async () => {
    const owner = await newStore();
    const staff = await newStaff(owner, 'sales');
    const seen = async () => ({
      quotes: await may(staff, '/api/store/quoteCounts'),
      orders: await may(staff, '/api/store/orderCounts'),
      payee: await may(staff, '/api/store/payee'),
    });
    expect(await seen()).toEqual({ quotes: true, orders: false, payee: false });
    const { membership: id } = staff;
    const { data } = await test.post('/api/store/staffRole', { id, role: 'finance' }, owner);
    expect(data.members).toMatchObject([
      { role: 'owner', actions: [] },
      { id, role: 'finance' },
    ]);
    expect(await seen()).toEqual({ quotes: false, orders: true, payee: true });
    await test.post('/api/store/staffRemove', { id }, owner);
    expect(await seen()).toEqual({ quotes: false, orders: false, payee: false });
    expect((await test.get('/api/account/overview', staff)).code).toBe(1);
    expect((await test.post('/api/store/staffRemove', { id }, owner)).data.error).toBe('not_found');
    expect((await invite(owner, staff.email)).code).toBe(1);
    expect((await accept(staff)).code).toBe(1);
  });

  it('does not change the owner, itself, or people of other stores', async () => {
    const [owner, other] = [await newStore(), await newStore()];
    const foreign = await newStaff(other);
    const own = (await memberOf(owner, owner.owner.username)).id;
    const change = (id: number) => test.post('/api/store/staffRole', { id, role: 'sales' }, owner);
    const remove = (id: number) => test.post('/api/store/staffRemove', { id }, owner);
    for (const move of [change, remove]) {
      expect((await move(own)).data.error).toBe('staff_protected');
      expect((await move(foreign.membership)).data.error).toBe('not_found');
    }
    expect(await memberOf(other, foreign.username)).toMatchObject({ role: 'sales' });
    const manager = await newStaff(owner, 'manager');
    const actor = { ...toMember(manager.id), storeId: owner.store.id };
    const promoted = changeStaffRole(test.ctx, actor, { id: manager.membership, role: 'finance' });
    await expect(promoted).rejects.toMatchObject({ code: 'staff_protected' });
    await expect(removeStaff(test.ctx, actor, manager.membership)).rejects.toMatchObject({ code: 'staff_protected' });
  });

  it('leaves when it likes; the owner stays', async () => {
    const owner = await newStore();
    const staff = await newStaff(owner);
    expect((await test.post('/api/store/staffLeave', {}, owner)).data.error).toBe('owner_stays');
    expect((await test.post('/api/store/staffLeave', {}, staff)).code).toBe(1);
    expect(await may(staff, '/api/store/profile')).toBe(false);
    expect((await staffOf(owner)).members).toHaveLength(1);
  });

  it('cannot invite, promote or remove without the rule for it', async () => {
    const owner = await newStore();
    const { id } = await createTestStaff(test.ctx, { role: 'manager', at: owner });
    const manager = await signIn(test.ctx, id);
    const calls = ['staffInvite', 'staffResend', 'staffRevoke', 'staffRole', 'staffRemove'];
    for (const call of calls) expect((await test.post(`/api/store/${call}`, {}, manager)).code).toBe(401);
    expect((await test.get('/api/store/staff', manager)).code).toBe(401);
  });
});
