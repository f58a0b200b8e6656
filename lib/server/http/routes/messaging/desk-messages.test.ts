import { afterAll, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestFile, newApplicationForm } from '#lib/server/factories/store-factories.ts';
import { files } from '#lib/server/files/tables.ts';
import { userGroupRules, userGroups, userRules, users } from '#lib/server/identity/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { auditLedger } from '#lib/server/workflows/ledger/audit-ledger.ts';
import { applyNotice } from '#lib/server/workflows/payment/receive-payment.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

interface Person {
  userId: number;
  token: string;
}

let [operator, me]: Person[] = [];
const test = await createTestApi();
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
[operator, me] = [await person('operator'), await person('customer')];
afterAll(() => test.close());

async function person(group: 'customer' | 'operator'): Promise<Person> {
  const user = await createTestUser(test.ctx, { group });
  return { userId: user.id, token: (await signIn(test.ctx, user.id)).token };
}

/** Somebody whose group holds this node and no other. */
async function clerk(node: string): Promise<Person> {
  const { db } = test.ctx;
  const [group] = await db
    .insert(userGroups)
    .values({ key: node.slice(-20) })
    .returning();
  const [rule] = await db.select().from(userRules).where(eq(userRules.name, node));
  const groupId = group?.id ?? 0;
  await db.insert(userGroupRules).values({ groupId, ruleId: rule?.id ?? 0 });
  const somebody = await person('operator');
  await db.update(users).set({ groupId }).where(eq(users.id, somebody.userId));
  return somebody;
}

async function notifiedTo({ userId }: Person, event: string): Promise<{ link: string; args: AnyData }[]> {
  const requests = sql`select link, args from messages where user_id = ${userId} and event_key = ${event} order by id`;
  return (await test.ctx.db.execute<{ link: string; args: AnyData }>(requests)).rows;
}

const withKey = async (path: string, body: object, { token }: Person) =>
  (await test.post(path, body, { token, once: crypto.randomUUID() })).data;

it('a recharge that was announced is told to those who see recharges, once, but not to its owner', async () => {
  const [seeing, other] = [await clerk('operator/recharge/list'), await clerk('operator/lead/list')];
  const { no } = await withKey('/api/recharge/create', { amount: '100', channel: 'bank' }, me as Person);
  expect(await notifiedTo(seeing, 'rechargeAnnounced')).toEqual([]);
  await test.post('/api/recharge/voucher', { no, reference: 'slip' }, me);
  await test.post('/api/recharge/voucher', { no, reference: 'slip again' }, me);
  const notified = [{ link: `/user/desk/transfers?view=recharges&no=${no}`, args: { no, amount: '100.00' } }];
  for (const who of [seeing, operator as Person]) expect(await notifiedTo(who, 'rechargeAnnounced')).toEqual(notified);
  for (const who of [other, me as Person]) expect(await notifiedTo(who, 'rechargeAnnounced')).toEqual([]);
  const own = await withKey('/api/recharge/create', { amount: '100', channel: 'bank' }, operator as Person);
  await test.post('/api/recharge/voucher', { no: own.no, reference: 'slip' }, operator);
  expect(await notifiedTo(operator as Person, 'rechargeAnnounced')).toEqual(notified);
  expect(await notifiedTo(seeing, 'rechargeAnnounced')).toHaveLength(2);
});

it('a payment notice that settled nothing is told with what it is about', async () => {
  const { payment_no: paymentNo } = await withKey(
    '/api/recharge/create',
    { amount: '100', channel: 'bank' },
    me as Person,
  );
  const notice = { paymentNo, tradeNo: 't1', status: 'succeeded' as const, amount: 9_950, currency: 'CNY' };
  for (const eventId of ['e1', 'e1', 'e2']) await applyNotice(test.ctx, 'bank', { ...notice, eventId });
  const [notified, ...more] = await notifiedTo(operator as Person, 'noticeWaiting');
  expect(more).toEqual([]);
  expect(notified?.args).toEqual({ no: paymentNo, amount: '99.50', currency: 'CNY', outcome: 'mismatch' });
  expect(notified?.link).toMatch(/^\/user\/desk\/notices\?id=\d+$/);
});

it('an application is told each time it is handed in', async () => {
  const applicant = await person('customer');
  const licence = await createTestFile(test.ctx, applicant.userId);
  const form = newApplicationForm();
  await test.post('/api/store/applicationSave', { ...form, licence, version: 0 }, applicant);
  const { data } = await test.post('/api/store/applicationSubmit', { version: 1 }, applicant);
  const link = `/user/desk/applications/info?no=${data.no}`;
  const first = { link, args: { store: form.store_name, isAgain: 'no' } };
  expect(await notifiedTo(operator as Person, 'applicationSubmitted')).toEqual([first]);
  await test.post('/api/store/applicationWithdraw', { version: 2 }, applicant);
  expect((await test.post('/api/store/applicationSubmit', { version: 3 }, applicant)).code).toBe(1);
  expect(await notifiedTo(operator as Person, 'applicationSubmitted')).toEqual([first, first]);
});

it('a real name, a correction and an enquiry are told to those who deal with them, without a word of the papers', async () => {
  const who = await person('customer');
  await test.post('/api/account/realName', { name: '张三', id_number: '11010519491231002X' }, who);
  const [notified] = await notifiedTo(operator as Person, 'realNameSubmitted');
  expect(notified?.args).toEqual({ userId: who.userId, isAgain: 'no' });
  expect(notified?.link).toMatch(/^\/user\/desk\/realNames\?id=\d+$/);

  const second = await clerk('operator/adjustment/list');
  const row = { userId: operator?.userId ?? 0, isPrivate: true, topic: 'voucher', url: '/storage/private/p.jpg' };
  await test.ctx.db
    .insert(files)
    .values({ ...row, path: 'private/p.jpg', name: 'p.jpg', mime: 'image/jpeg', size: 1, sha256: 'x' });
  const input = { user_id: who.userId, unit: 'PT', amount: '-20', reason: 'twice', attachment: row.url };
  const { no } = await withKey('/api/operator/adjustment/propose', input, operator as Person);
  const args = { no, unit: 'PT', change: '-20', reason: 'twice' };
  expect(await notifiedTo(second, 'adjustmentProposed')).toEqual([{ link: `/user/desk/adjustments?no=${no}`, args }]);
  expect(await notifiedTo(operator as Person, 'adjustmentProposed')).toEqual([]);
  const { data: log } = await test.get(`/api/operator/audit/list?no=${no}`, operator);
  expect(log.list).toMatchObject([{ entity_type: 'adjustment', event: 'propose', reason: 'twice' }]);

  const lead = { company: '云纸', contact: '王', mobile: '13800138000', email: '', topic: 'supply', message: '纸箱' };
  const { data } = await test.post('/api/cooperate/apply', { ...lead, ...(await test.solveCaptcha()) });
  expect(await notifiedTo(operator as Person, 'leadReceived')).toEqual([
    { link: '/user/desk/leads?state=open', args: { no: data.number, company: '云纸' } },
  ]);
});

it('faults of the ledger are told once a day', async () => {
  await auditLedger(test.ctx);
  expect(await notifiedTo(operator as Person, 'ledgerFaulty')).toEqual([]);
  await test.ctx.db.execute(sql`update wallet_adjustments set status = 'approved', decided_by = ${me?.userId ?? 0}`);
  await auditLedger(test.ctx);
  await auditLedger(test.ctx);
  const [notified, ...more] = await notifiedTo(operator as Person, 'ledgerFaulty');
  expect([notified?.link, more]).toEqual(['/user/desk/ledger', []]);
});

it('reads in the words of its reader', async () => {
  const { data } = await test.get('/api/message/list?limit=50', { ...(operator as Person), locale: 'en' });
  const titles: string[] = data.list.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(
    expect.arrayContaining(['A payment notice needs attention', 'An identity verification needs review']),
  );
  const { data: inChinese } = await test.get('/api/message/list?limit=50', {
    ...(operator as Person),
    locale: 'zh-cn',
  });
  expect(inChinese.list.map(({ body }: { body: string }) => body).join()).not.toMatch(/[{}]/);
});
