import { afterAll, describe, expect, it } from '@jest/globals';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { statusLogs } from '../../db/tables.ts';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser, signIn } from '../../factories/factories.ts';
import {
  createTestApplication,
  createTestStore,
  newApplicationForm,
  toMember,
} from '../../factories/store-factories.ts';
import { authenticate, findNoticeReaders, getUser, listMemberRules, lockGroup } from '../../identity/index.ts';
import { users } from '../../identity/tables.ts';
import { savePreference, spreadNotices } from '../../messaging/index.ts';
import { outboxMessages } from '../../messaging/tables.ts';
import {
  describeApplication,
  describeForReview,
  findStoreOf,
  isStoreMember,
  rejectApplication,
  revealApplication,
  saveApplication,
  submitApplication,
  withdrawApplication,
  withStore,
} from '../../store/index.ts';
import { storeMembers, stores } from '../../store/tables.ts';
import { approveStore } from './approve-store.ts';

const test = await createTestContext();
afterAll(() => test.close());

const newOperator = async () => toMember((await createTestUser(test.ctx, { group: 'operator' })).id);
const storesOf = (userId: number) =>
  test.ctx.db
    .select()
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(eq(storeMembers.userId, userId));
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls))
    .map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)))
    .sort();
const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.$client.query('select event_key, args, link from messages where user_id = $1', [
    userId,
  ]);
  return rows;
};

describe('an approval', () => {
  it('makes the store with its owner and tells them', async () => {
    const { user, no, version, form } = await createTestApplication(test.ctx);
    const operator = await newOperator();
    await approveStore(test.ctx, operator, { no, version });
    const [found, ...others] = await storesOf(user.id);
    expect(others).toEqual([]);
    expect(found?.store_members).toMatchObject({ role: 'owner', isActive: true });
    expect(found?.stores).toMatchObject({
      status: 'approved',
      name: form.store_name,
      creditCode: form.credit_code,
      licenceFrom: '2015-06-01',
      licenceUntil: null,
      areaName: '朝阳区',
      trades: ['goods', 'services'],
    });
    expect(JSON.stringify(found)).not.toContain('110906000000001');
    const own = await describeApplication(test.ctx, user.id);
    expect(own).toMatchObject({ status: 'approved', actions: [], store: { id: found?.stores.id, status: 'approved' } });
    expect(await noticesOf(user.id)).toEqual([
      { event_key: 'storeApproved', args: { store: form.store_name }, link: '/user/store/home' },
    ]);
    const log = await test.ctx.db
      .select()
      .from(statusLogs)
      .where(and(eq(statusLogs.entityType, 'store'), eq(statusLogs.entityId, found?.stores.id ?? 0)));
    expect(log).toMatchObject([{ event: 'open', toStatus: 'approved', actorId: operator.userId }]);
  });

  it.each([
    ['with the licence opened', true, []],
    ['without', false, [{ event: 'approveUnseen' }]],
  ])('is written down as what it was: %s', async (_, isOpened, expected) => {
    const { no, version } = await createTestApplication(test.ctx);
    const [operator, other] = [await newOperator(), await newOperator()];
    // That somebody else has looked is not enough: the one who decides has not.
    await revealApplication(test.ctx, other, no);
    if (isOpened) await revealApplication(test.ctx, operator, no);
    const { application, isLicenceSeen } = await describeForReview(test.ctx, operator, no);
    expect(isLicenceSeen).toBe(isOpened);
    await approveStore(test.ctx, operator, { no, version });
    const log = await test.ctx.db
      .select({ event: statusLogs.event })
      .from(statusLogs)
      .where(and(eq(statusLogs.entityId, application.id), eq(statusLogs.event, 'approveUnseen')));
    expect(log).toEqual(expected);
  });

  it('and a rejection go out by mail, whatever the preferences', async () => {
    const [approved, rejected] = [await createTestApplication(test.ctx), await createTestApplication(test.ctx)];
    const operator = await newOperator();
    const off = { system: { email: false, mobile: false } };
    for (const { user } of [approved, rejected])
      await savePreference(test.ctx, user.id, { channels: off, quiet: undefined });
    await approveStore(test.ctx, operator, approved);
    await rejectApplication(test.ctx, operator, { ...rejected, reason: '执照看不清', remarks: {} });
    while ((await spreadNotices(test.ctx, findNoticeReaders)) > 0);
    const mails = await test.ctx.db
      .select({ recipient: outboxMessages.recipient, channel: outboxMessages.channel, values: outboxMessages.values })
      .from(outboxMessages)
      .where(inArray(outboxMessages.recipient, [approved.user.email ?? '', rejected.user.email ?? '']))
      .orderBy(asc(outboxMessages.id));
    expect(mails).toMatchObject([
      { recipient: approved.user.email, channel: 'email', values: { noticeEvent: 'storeApproved' } },
      {
        recipient: rejected.user.email,
        channel: 'email',
        values: { noticeEvent: 'storeRejected', reason: '执照看不清' },
      },
    ]);
  });

  it('opens the back office to the owner with the very next request of the same login', async () => {
    const { user, no, version } = await createTestApplication(test.ctx);
    const { token } = await signIn(test.ctx, user.id);
    const ask = async () => {
      const found = await authenticate(test.ctx, token);
      if (found.state !== 'valid') throw new Error(found.state);
      const { nodes, storeId } = await withStore(test.ctx, found.member);
      const { menus } = await listMemberRules(test.ctx, { userId: user.id }, 'en');
      return { mayEnter: nodes.has('store/home'), storeId, hasMenu: menus.some(({ name }) => name === 'store') };
    };
    expect(await ask()).toEqual({ mayEnter: false, storeId: undefined, hasMenu: false });
    await approveStore(test.ctx, await newOperator(), { no, version });
    const store = await findStoreOf(test.ctx.db, user.id);
    expect(await ask()).toEqual({ mayEnter: true, storeId: store?.id, hasMenu: true });
  });

  it('by two operators at once happens once', async () => {
    const { user, no, version } = await createTestApplication(test.ctx);
    const operators = await Promise.all([newOperator(), newOperator(), newOperator()]);
    const calls = operators.map((operator) => approveStore(test.ctx, operator, { no, version }));
    expect(await outcomes(calls)).toEqual(['done', 'status_changed', 'status_changed']);
    expect([(await storesOf(user.id)).length, (await noticesOf(user.id)).length]).toEqual([1, 1]);
  });

  it('and a rejection at once: one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, no, version } = await createTestApplication(test.ctx);
      const [one, other] = [await newOperator(), await newOperator()];
      const calls = [
        approveStore(test.ctx, one, { no, version }),
        rejectApplication(test.ctx, other, { no, version, reason: '…', remarks: {} }),
      ];
      expect(await outcomes(round % 2 === 0 ? calls : calls.reverse())).toEqual(['done', 'status_changed']);
      const { status } = await describeApplication(test.ctx, user.id);
      const notices = await noticesOf(user.id);
      const isOpen = status === 'approved';
      expect(notices).toMatchObject([{ event_key: isOpen ? 'storeApproved' : 'storeRejected' }]);
      expect(await isStoreMember(test.ctx.db, user.id)).toBe(isOpen);
    }
  });

  it('and the applicant taking it back at once: one of them', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { user, applicant, no, version } = await createTestApplication(test.ctx);
      const operator = await newOperator();
      const calls = [
        approveStore(test.ctx, operator, { no, version }),
        withdrawApplication(test.ctx, applicant, version),
      ];
      const [first, second] = await Promise.allSettled(round % 2 === 0 ? calls : calls.reverse());
      expect([first?.status, second?.status].sort()).toEqual(['fulfilled', 'rejected']);
      const { status } = await describeApplication(test.ctx, user.id);
      expect([status, await isStoreMember(test.ctx.db, user.id)]).toEqual(
        status === 'approved' ? ['approved', true] : ['draft', false],
      );
    }
  });

  it('is refused for what was taken back, and for what was changed since the operator looked', async () => {
    const { applicant, no, version } = await createTestApplication(test.ctx);
    const operator = await newOperator();
    await withdrawApplication(test.ctx, applicant, version);
    await expect(approveStore(test.ctx, operator, { no, version })).rejects.toMatchObject({ code: 'not_found' });
    await saveApplication(test.ctx, applicant, { version: version + 1, changes: { payee_bank: '另一家银行' } });
    await submitApplication(test.ctx, applicant, version + 2);
    await expect(approveStore(test.ctx, operator, { no, version })).rejects.toMatchObject({ code: 'status_changed' });
    await approveStore(test.ctx, operator, { no, version: version + 3 });
  });

  it('of two applications under one code at once opens one store', async () => {
    const { credit_code: code } = newApplicationForm();
    const applications = [
      await createTestApplication(test.ctx, { credit_code: code, store_name: '同码一店' }),
      await createTestApplication(test.ctx, { credit_code: code, store_name: '同码二店' }),
    ];
    const operator = await newOperator();
    const calls = applications.map(({ no, version }) => approveStore(test.ctx, operator, { no, version }));
    expect(await outcomes(calls)).toEqual(['credit_code_taken', 'done']);
    const states = await Promise.all(applications.map(({ user }) => describeApplication(test.ctx, user.id)));
    expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'submitted']);
    const taken = await test.ctx.db.select().from(stores).where(eq(stores.creditCode, code));
    expect(taken).toHaveLength(1);
  });

  it('leaves nothing behind where the account was disabled or the licence ran out meanwhile', async () => {
    const disabled = await createTestApplication(test.ctx);
    await test.ctx.db.update(users).set({ status: 'disable' }).where(eq(users.id, disabled.user.id));
    const until = new Date(test.ctx.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10);
    const expired = await createTestApplication(test.ctx, { licence_long_term: false, licence_until: until });
    test.ctx.clock.advance(3 * 86_400);
    const operator = await newOperator();
    const approve = ({ no, version }: { no: string; version: number }) =>
      approveStore(test.ctx, operator, { no, version });
    await expect(approve(disabled)).rejects.toMatchObject({ code: 'applicant_unavailable' });
    await expect(approve(expired)).rejects.toMatchObject({ fields: { licence_until: { key: 'licenceExpired' } } });
    for (const { user } of [disabled, expired]) {
      expect(await describeApplication(test.ctx, user.id)).toMatchObject({ status: 'submitted', store: undefined });
      expect(await noticesOf(user.id)).toEqual([]);
    }
    expect(await lockGroup(test.ctx.db, expired.user.id)).toBe('customer');
  });

  it('is nobody’s for the own application', async () => {
    const { applicant, user, no, version } = await createTestApplication(test.ctx);
    await expect(approveStore(test.ctx, applicant, { no, version })).rejects.toMatchObject({ code: 'own_record' });
    expect((await getUser(test.ctx.db, user.id)).status).toBe('enable');
  });
});

describe('working for a store', () => {
  it('ends with the membership and with the store, and then the code is free again', async () => {
    const { owner, store, member } = await createTestStore(test.ctx);
    const nodes = new Set(['store/home']);
    expect(await withStore(test.ctx, { ...member, nodes })).toMatchObject({ storeId: store.id });
    await test.ctx.db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.id));
    expect(await isStoreMember(test.ctx.db, owner.id)).toBe(true);
    await test.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id));
    expect(await isStoreMember(test.ctx.db, owner.id)).toBe(false);
    expect((await withStore(test.ctx, { ...member, nodes })).storeId).toBeUndefined();
    const [closed] = await test.ctx.db.select().from(stores).where(eq(stores.id, store.id));
    await createTestStore(test.ctx, { credit_code: closed?.creditCode ?? '' });
  });

  it('is one store a person, and one owner a store', async () => {
    const [one, other] = [await createTestStore(test.ctx), await createTestStore(test.ctx)];
    const second = { storeId: other.store.id, userId: one.owner.id, role: 'sales' as const };
    await expect(test.ctx.db.insert(storeMembers).values(second)).rejects.toMatchObject({
      cause: { constraint: 'store_members_user' },
    });
    const { id } = await createTestUser(test.ctx);
    const owner = { storeId: one.store.id, userId: id, role: 'owner' as const };
    await expect(test.ctx.db.insert(storeMembers).values(owner)).rejects.toMatchObject({
      cause: { constraint: 'store_members_owner' },
    });
    await test.ctx.db.insert(storeMembers).values({ ...owner, role: 'sales' });
    expect(await findStoreOf(test.ctx.db, id)).toMatchObject({ id: one.store.id });
  });

  it('is not asked about for who has no rule of the back office', async () => {
    const { member } = await createTestStore(test.ctx);
    expect(await withStore(test.ctx, { ...member, nodes: new Set(['applay_entry']) })).not.toHaveProperty('storeId');
  });
});
