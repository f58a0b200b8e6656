import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { emptyStoreApplication, type StoreApplicationDraft } from '#lib/contract/store/application-form.ts';
import { checkCharacterOfCode } from '#lib/contract/store/credit-code.ts';
import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { insertFiles, type NewFile } from '../files/index.ts';
import type { User } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { describeApplication, inviteStaff, listTrades, saveApplication, submitApplication } from '../store/index.ts';
import { acceptInvitation } from '../workflows/store/answer-invitation.ts';
import { approveStore } from '../workflows/store/approve-store.ts';
import { createTestUser } from './factories.ts';

/** A member as the edge makes one, without any permission. */
export function toMember(userId: number): Member {
  return { kind: 'member', userId, sessionId: crypto.randomUUID(), nodes: new Set() };
}

/** The record of an uploaded file without its bytes: by default a private licence. Returns its address. */
export async function createTestFile(
  ctx: ServerContext,
  userId: number,
  overrides: Partial<NewFile> = {},
): Promise<string> {
  const path = `private/licence/${crypto.randomUUID()}.png`;
  const url = `/storage/${path}`;
  const facts = { name: 'licence.png', mime: 'image/png', size: 9, sha256: '' };
  await insertFiles(ctx.db, [{ userId, isPrivate: true, topic: 'licence', path, url, ...facts, ...overrides }]);
  return url;
}

let lastCode = randomInt(10 ** 6, 9 * 10 ** 6);

/** A code of no company's, right by its check character; never the same twice: tests make stores by the hundred. */
export function newCreditCode(): string {
  lastCode += 1;
  const first17 = `91110000MA${lastCode}`;
  return first17 + checkCharacterOfCode(first17);
}

/** A form with nothing missing but the licence; its code and names are nobody else's. */
export function newApplicationForm(overrides: Partial<StoreApplicationDraft> = {}): StoreApplicationDraft {
  const code = overrides.credit_code ?? newCreditCode();
  const company = `测试${code.slice(10, 17)}印务有限公司`;
  return {
    ...emptyStoreApplication,
    store_name: `测试店${code.slice(10, 17)}`,
    intro: '名片、画册、彩盒，按尺寸定做。',
    trades: ['goods', 'services'],
    contact_name: '李青',
    contact_mobile: '13800138000',
    province_id: 110_000,
    city_id: 110_100,
    area_id: 110_105,
    address: '建国路 1 号',
    company_name: company,
    credit_code: code,
    legal_person: '李青山',
    licence_from: '2015-06-01',
    licence_long_term: true,
    payee_name: company,
    payee_bank: '测试银行',
    payee_account: '110906000000001',
    agreed: true,
    ...overrides,
  };
}

/** A submitted application of a new customer. */
export async function createTestApplication(ctx: ServerContext, overrides: Partial<StoreApplicationDraft> = {}) {
  const user = await createTestUser(ctx);
  const applicant = toMember(user.id);
  const licence = await createTestFile(ctx, user.id);
  // Of what the shop offers: the demo shop has other trades than a new one.
  const offered = (await listTrades(ctx, defaultLocale)).map(({ key }) => key);
  const usual = newApplicationForm().trades.filter((key) => offered.includes(key));
  const trades = usual.length > 0 ? usual : offered.slice(0, 2);
  await saveApplication(ctx, applicant, { version: 0, changes: newApplicationForm({ licence, trades, ...overrides }) });
  await submitApplication(ctx, applicant, 1);
  return { user, applicant, ...(await describeApplication(ctx, user.id)) };
}

/** What was last sent to an address leads to this secret. */
export async function lastInviteToken(ctx: ServerContext, address: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ link: string }>(
    sql`select values->>'link' as link from outbox_messages where recipient = ${address} order by id desc limit 1`,
  );
  return String(rows[0]?.link ?? '').split('=')[1] ?? '';
}

/** A new member who has joined a store by an invitation of its owner. */
export async function createTestStaff(
  ctx: ServerContext,
  { role, at }: { role: StoreStaffRole; at?: Awaited<ReturnType<typeof createTestStore>> },
): Promise<User & { storeId: number }> {
  const { member, store } = at ?? (await createTestStore(ctx));
  const user = await createTestUser(ctx);
  const address = user.email ?? '';
  await inviteStaff(ctx, { ...member, storeId: store.id }, { address, role, locale: 'en' });
  await acceptInvitation(ctx, toMember(user.id), { token: await lastInviteToken(ctx, address) });
  return { ...user, storeId: store.id };
}

/** One operator of a database approves all its test stores. */
const approvers = new WeakMap<ServerContext['db'], Promise<Member>>();

function findApprover(ctx: ServerContext): Promise<Member> {
  const known = approvers.get(ctx.db) ?? createTestUser(ctx, { group: 'operator' }).then(({ id }) => toMember(id));
  approvers.set(ctx.db, known);
  return known;
}

/** A store with its owner, approved by an operator. */
export async function createTestStore(ctx: ServerContext, overrides: Partial<StoreApplicationDraft> = {}) {
  const { user, applicant, no, version } = await createTestApplication(ctx, overrides);
  const operator = await findApprover(ctx);
  await approveStore(ctx, operator, { no, version });
  const { store } = await describeApplication(ctx, user.id);
  if (!store) throw new Error('no store was opened');
  return { owner: user, member: applicant, operator, store };
}
