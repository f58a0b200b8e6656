import { createHmac } from 'node:crypto';
import { and, asc, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { maskPayee } from '#lib/contract/payouts/payee-accounts.ts';
import type { PayeeChannel } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { confirmOwner, encrypt, getVerifiedName } from '../identity/index.ts';
import { accountLimits } from '../kernel/account-limits.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { notify } from '../messaging/index.ts';
import { getSettings } from '../site/index.ts';
import { lockOwner, type Owner, ownedBy } from './owner.ts';
import { isSameName } from './rules.ts';
import { payeeAccounts, withdrawals } from './tables.ts';

export type PayeeAccount = typeof payeeAccounts.$inferSelect;

/** An account as a withdrawal copies it. */
export type PayeeCopy = Pick<
  PayeeAccount,
  'channel' | 'encryptedHolder' | 'encryptedAccount' | 'maskedAccount' | 'accountHash' | 'bank' | 'branch'
>;

/** As many as one needs; more are tries. */
const mostPayees = 5;

interface NewPayee {
  channel: PayeeChannel;
  holder: string;
  account: string;
  bank: string;
  branch: string;
}

interface PayeeProof {
  password: string;
  code: string;
  ip: string;
}

/** Accounts that an owner may be paid to, oldest first. */
export async function listPayees(db: Executor, owner: Owner): Promise<PayeeAccount[]> {
  return db
    .select()
    .from(payeeAccounts)
    .where(and(ownedBy(payeeAccounts, owner), isNull(payeeAccounts.removedAt)))
    .orderBy(asc(payeeAccounts.id));
}

/** Throws `not_found`, also for one of somebody else or one that was removed. */
export async function getPayee(db: Executor, owner: Owner, id: number): Promise<PayeeAccount> {
  const where = and(eq(payeeAccounts.id, id), ownedBy(payeeAccounts, owner), isNull(payeeAccounts.removedAt));
  const [row] = await db.select().from(payeeAccounts).where(where);
  if (!row) throw new DomainError('not_found');
  return row;
}

const atField = (field: string, key: string) => new DomainError('invalid_input', { fields: { [field]: { key } } });

/**
 * Adds an account of a member, which can be used once it has cooled down; its owner is told at once, also by mail. Throws
 * `real_name_needed`, `invalid_input` at a name that is not the verified one or an account that is there already,
 * `payee_limit`, `daily_limit`, and what `confirmOwner` throws.
 */
export async function addPayee(
  ctx: ServerContext,
  member: Member,
  { payee, proof }: { payee: NewPayee; proof: PayeeProof },
): Promise<PayeeAccount> {
  const { userId } = member;
  if (!isSameName(payee.holder, await getVerifiedName(ctx, userId))) throw atField('holder', 'payeeHolder');
  await confirmOwner(ctx, { userId, ...proof });
  const { 'withdraw.payeeCoolingHours': hours } = await getSettings(ctx);
  const now = ctx.clock.now();
  const owner: Owner = { ownerType: 'user', ownerId: userId };
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, owner);
    if ((await listPayees(tx, owner)).length >= mostPayees) {
      throw new DomainError('payee_limit', { values: { count: mostPayees } });
    }
    await requireDailyRoom(tx, owner, now);
    const times = { readyAt: addSeconds(now, hours * 3600), createdAt: now };
    const [added] = await tx
      .insert(payeeAccounts)
      .values({ ...owner, ...toRow(ctx, payee), ...times })
      .onConflictDoNothing()
      .returning();
    if (!added) throw atField('account', 'payeeThere');
    await log(tx, added, { from: null, to: 'active', event: 'add', member });
    const args = { account: added.maskedAccount, hours };
    await notify(tx, { userId, event: 'payeeAdded', args, dedupeKey: `payee:${added.id}:added`, now });
    return added;
  });
}

/** Removed ones are kept, and count as well. */
async function requireDailyRoom(tx: Executor, owner: Owner, now: Date): Promise<void> {
  const isNew = and(ownedBy(payeeAccounts, owner), gt(payeeAccounts.createdAt, addSeconds(now, -86_400)));
  const [added] = await tx.select({ total: count() }).from(payeeAccounts).where(isNew);
  const max = accountLimits.payeesADay;
  if ((added?.total ?? 0) >= max) throw new DomainError('daily_limit', { values: { max } });
}

function toRow(ctx: ServerContext, { channel, holder, account, bank, branch }: NewPayee) {
  return {
    channel,
    encryptedHolder: encrypt(ctx, holder),
    encryptedAccount: encrypt(ctx, account),
    maskedAccount: maskPayee(channel, account),
    accountHash: hashAccount(ctx, channel, account),
    bank: channel === 'bank' ? bank : '',
    branch: channel === 'bank' ? branch : '',
  };
}

/** Withdrawals that were asked for keep what they have copied. Throws `not_found`. */
export async function removePayee(ctx: ServerContext, member: Member, id: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const owner: Owner = { ownerType: 'user', ownerId: member.userId };
    const [removed] = await tx
      .update(payeeAccounts)
      .set({ removedAt: at })
      .where(and(eq(payeeAccounts.id, id), ownedBy(payeeAccounts, owner), isNull(payeeAccounts.removedAt)))
      .returning();
    if (!removed) throw new DomainError('not_found');
    await log(tx, removed, { from: 'active', to: 'removed', event: 'remove', member });
  });
}

/** Whether money of another owner goes to the same account, or went there. */
export async function isPayeeShared(db: Executor, owner: Owner, accountHash: string): Promise<boolean> {
  const isOthersOf = (table: typeof payeeAccounts | typeof withdrawals) =>
    and(eq(table.accountHash, accountHash), or(ne(table.ownerType, owner.ownerType), ne(table.ownerId, owner.ownerId)));
  const one = { one: sql`1` };
  const kept = db.select(one).from(payeeAccounts).where(isOthersOf(payeeAccounts));
  const asked = db.select(one).from(withdrawals).where(isOthersOf(withdrawals));
  return (await kept.unionAll(asked).limit(1)).length > 0;
}

/** Keyed with the shop's secret: all card numbers there are could be tried against a plain hash. */
export function hashAccount({ env }: Pick<ServerContext, 'env'>, channel: PayeeChannel, account: string): string {
  return createHmac('sha256', env.SECRET_KEY).update(`payee account\n${channel}\n${account}`).digest('base64url');
}

async function log(
  tx: Executor,
  { id, createdAt, removedAt }: PayeeAccount,
  { member, ...change }: { from: string | null; to: string; event: string; member: Member },
): Promise<void> {
  const at = removedAt ?? createdAt;
  await logStatusChange(tx, { entityType: 'payee_account', entityId: id, ...change, actor: member, at });
}
