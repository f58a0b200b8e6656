import type { z } from 'zod';
import type { LegalFacts, storeLegalBody } from '#lib/contract/store/legal.ts';
import { toLegalFacts } from '#lib/contract/store/legal-changes.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { claimFile, releaseFile } from '#lib/server/files/index.ts';
import { confirmOwner } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { legalSubjectOf } from '../file-subject.ts';
import { notifyOperators } from '../notify-operators.ts';
import { storeLegalChanges } from '../profile-tables.ts';
import { getOwnerId, lockStore } from '../staff/staff-repository.ts';
import { requireFreeIdentity, type Store } from '../store-repository.ts';
import { requireChanged, requireGoodFacts, toColumns, toFacts } from './legal-facts.ts';
import { endLegalChange, findLastLegalChange, type LegalChangeRow, lockOwnLegalChange } from './legal-repository.ts';

type LegalInput = z.output<typeof storeLegalBody>;
type Change = { requested: LegalFacts; licence: string; version: number };

/**
 * Asks for another name or other legal facts; the old ones count until an operator has approved them. Throws
 * `status_changed` when the store is not the one that was looked at, `legal_pending` while another change waits,
 * `invalid_input` where nothing changes, the new licence is missing or is not the caller's upload, `credit_code_taken`,
 * `store_name_taken`, and what `confirmOwner` throws.
 */
export async function requestLegalChange(
  ctx: ServerContext,
  member: StoreMember,
  { input, ip }: { input: LegalInput; ip: string },
): Promise<void> {
  const { password, code, version, licence, ...form } = input;
  const { userId, storeId } = member;
  const request = { requested: toLegalFacts(form), licence, version };
  await ctx.db.transaction((tx) => lockForRequest(ctx, tx, { storeId, change: request }));
  await confirmOwner(ctx, { userId, password, code, ip });
  await ctx.db.transaction(async (tx) => {
    const { store, fields } = await lockForRequest(ctx, tx, { storeId, change: request });
    const licenceFileId = await holdLicence(tx, { member, url: licence });
    const row = { ...toColumns(request.requested), licenceFileId, storeId, requestedBy: userId };
    const [change] = await tx
      .insert(storeLegalChanges)
      .values({ ...row, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!change) throw new DomainError('legal_pending');
    const entity = { entityType: 'store_legal_change', entityId: change.id, from: null, to: 'pending' };
    await logStatusChange(tx, { ...entity, event: 'request', actor: member, data: { fields } });
    await notifyOfRequest(tx, store, change);
  });
}

async function lockForRequest(
  ctx: ServerContext,
  tx: Executor,
  { storeId, change: request }: { storeId: number; change: Change },
) {
  const { requested, licence, version } = request;
  const store = await lockStore(tx, storeId);
  if ((await findLastLegalChange(tx, storeId))?.status === 'pending') throw new DomainError('legal_pending');
  if (store.version !== version) throw new DomainError('status_changed', { data: { version: store.version } });
  requireGoodFacts(requested, shopDay(ctx.clock.now()));
  const fields = requireChanged(toFacts(store), requested, licence);
  await requireFreeIdentity(tx, toColumns(requested), storeId);
  return { store, fields };
}

/**
 * Of a store one picture is held, that of the last change: asking again after a refusal takes the same one. Null: the
 * one that counts stays.
 */
async function holdLicence(
  tx: Executor,
  { member, url }: { member: StoreMember; url: string },
): Promise<number | null> {
  const { userId, storeId } = member;
  const subject = legalSubjectOf(storeId);
  const accept = { isPrivate: true, topics: ['licence'] };
  const file = url === '' ? undefined : await claimFile(tx, { userId, url, subject, accept, field: 'licence' });
  await releaseFile(tx, { subject, ...(file && { except: file.id }) });
  return file?.id ?? null;
}

async function notifyOfRequest(tx: Executor, store: Store, { id, createdAt: now }: LegalChangeRow): Promise<void> {
  const [args, cause] = [{ store: store.name }, `legal-change:${id}`];
  const userId = await getOwnerId(tx, store.id);
  await notify(tx, { userId, event: 'storeLegalRequested', args, dedupeKey: `${cause}:requested`, now });
  await notifyOperators(tx, store, { event: 'storeLegalAsked', cause: `${cause}:asked`, at: now });
}

/**
 * Takes a change back that nobody has decided. Throws `not_found`, for a change of another store too, and
 * `status_changed` when it has ended.
 */
export async function cancelLegalChange(ctx: ServerContext, member: StoreMember, id: number): Promise<void> {
  const at = ctx.clock.now();
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const { store, change } = await lockOwnLegalChange(tx, { id, storeId });
    await endLegalChange(tx, change, { to: 'cancelled', at, actor: member });
    const userId = await getOwnerId(tx, storeId);
    const [args, dedupeKey] = [{ store: store.name }, `legal-change:${id}:cancelled`];
    await notify(tx, { userId, event: 'storeLegalCancelled', args, dedupeKey, now: at });
  });
}
