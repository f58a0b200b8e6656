import { eq, sql } from 'drizzle-orm';
import { birthdayOf } from '#lib/contract/identity/id-number.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { getSettings } from '../../site/index.ts';
import { notifyHolders } from '../groups/notify-holders.ts';
import { realNames } from '../real-name-tables.ts';
import { decrypt, encrypt } from '../security/encryption.ts';
import { countVerifiedAccounts, findRealName, hashIdNumber, type RealName } from './real-name-repository.ts';
import { maskIdNumber, maskName } from './real-name-rules.ts';

export interface RealNameFacts {
  status: RealName['status'] | 'unverified';
  /** Masked. */
  name: string;
  idNumber: string;
  reason: string;
  submittedAt: Date | null;
  decidedAt: Date | null;
  canSubmit: boolean;
}

const none: RealNameFacts = {
  status: 'unverified',
  name: '',
  idNumber: '',
  reason: '',
  submittedAt: null,
  decidedAt: null,
  canSubmit: true,
};

/** How far the verification is, with name and number masked: not even the owner needs to see them again. */
export async function describeRealName(ctx: ServerContext, userId: number): Promise<RealNameFacts> {
  const row = await findRealName(ctx.db, userId);
  return row ? { ...row, ...maskRealName(ctx, row), canSubmit: row.status === 'rejected' } : none;
}

/** The name that an operator has held against documents, for use inside the server alone. Throws `real_name_needed`. */
export async function getVerifiedName(ctx: ServerContext, userId: number): Promise<string> {
  const row = await findRealName(ctx.db, userId);
  if (row?.status !== 'verified') throw new DomainError('real_name_needed');
  return revealRealName(ctx, row).name;
}

export function maskRealName(ctx: ServerContext, row: RealName): { name: string; idNumber: string } {
  const { name, idNumber } = revealRealName(ctx, row);
  return { name: maskName(name), idNumber: maskIdNumber(idNumber) };
}

export function revealRealName(ctx: ServerContext, row: RealName): { name: string; idNumber: string } {
  return { name: decrypt(ctx, row.encryptedName), idNumber: decrypt(ctx, row.encryptedIdNumber) };
}

/**
 * Hands a name and a number in for an operator to decide: there is no outside provider. Only somebody's *verified*
 * account stands in the way of a number, or whoever knows it could block its owner. Throws `real_name_submitted` while
 * one is pending or verified, `id_number_taken`, and `invalid_input` for a day of birth to come.
 */
export async function submitRealName(
  ctx: ServerContext,
  member: Member,
  { name, idNumber }: { name: string; idNumber: string },
): Promise<void> {
  const now = ctx.clock.now();
  if (birthdayOf(idNumber) > shopDay(now)) {
    throw new DomainError('invalid_input', { fields: { id_number: { key: 'idNumber' } } });
  }
  const { userId } = member;
  const idHash = hashIdNumber(ctx, idNumber);
  const facts = {
    encryptedName: encrypt(ctx, name),
    encryptedIdNumber: encrypt(ctx, idNumber),
    idHash,
    submittedAt: now,
  };
  const row = { ...facts, status: 'pending' as const, reason: '', decidedAt: null };
  await ctx.db.transaction(async (tx) => {
    await requireFreeNumber(ctx, tx, { userId, idHash });
    const before = await findRealName(tx, userId);
    const [saved] = await tx
      .insert(realNames)
      .values({ ...row, userId, createdAt: now })
      .onConflictDoUpdate({ target: realNames.userId, set: row, setWhere: eq(realNames.status, 'rejected') })
      .returning({ id: realNames.id });
    if (!saved) throw new DomainError('real_name_submitted');
    const [entityType, event] = ['real_name', 'submit'];
    const from = before?.status ?? null;
    await logStatusChange(tx, { entityType, entityId: saved.id, from, to: 'pending', event, actor: member });
    await notifySubmitted(tx, { id: saved.id, userId, isAgain: before !== undefined, at: now });
  });
}

interface Submitted {
  id: number;
  userId: number;
  isAgain: boolean;
  at: Date;
}

/** The words name nobody: documents are shown to those who ask for them. */
async function notifySubmitted(tx: Executor, { id, userId, isAgain, at: now }: Submitted): Promise<void> {
  await notifyHolders(tx, {
    event: 'realNameSubmitted',
    args: { userId, isAgain: isAgain ? 'yes' : 'no' },
    link: userPath('desk/realNames', { id }),
    cause: `${id}:${now.getTime()}`,
    except: userId,
    now,
  });
}

/** Two accounts of one person decided at the same moment take turns. Throws `id_number_taken` at its field. */
export async function requireFreeNumber(
  ctx: ServerContext,
  tx: Executor,
  { userId, idHash }: Pick<RealName, 'userId' | 'idHash'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`id number:${idHash}`}, 0))`);
  const { 'member.accountsPerIdNumber': most } = await getSettings(ctx);
  if ((await countVerifiedAccounts(tx, idHash, userId)) < most) return;
  throw new DomainError('id_number_taken', { fields: { id_number: { key: 'id_number_taken' } } });
}
