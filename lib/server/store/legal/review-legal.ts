import { eq } from 'drizzle-orm';
import { isOwnersAccount } from '#lib/contract/store/application-form.ts';
import type { LegalFacts, LegalField } from '#lib/contract/store/legal.ts';
import { findLegalChanges } from '#lib/contract/store/legal-changes.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { claimFile, releaseFile } from '#lib/server/files/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { toTaken } from '#lib/server/kernel/taken.ts';
import { notify } from '#lib/server/messaging/index.ts';
import type { ShownFile } from '../application-files.ts';
import { fileSubjectOf } from '../file-subject.ts';
import { getOwnerId } from '../staff/staff-repository.ts';
import { requireFreeIdentity, type Store } from '../store-repository.ts';
import { stores } from '../tables.ts';
import { type ShownLegalChange, showFile, showLegalChange } from './describe-legal.ts';
import { requireGoodFacts, toColumns, toFacts } from './legal-facts.ts';
import {
  endLegalChange,
  getLegalChange,
  type LegalChangeFilter,
  type LegalChangeRow,
  listLegalChangeRows,
  lockLegalForDecision,
} from './legal-repository.ts';
import { findSeenChanges, hasSeenLicence } from './licence-looks.ts';

export interface LegalChangeForReview {
  change: ShownLegalChange;
  current: LegalFacts;
  changed: LegalField[];
  /** Whether the account the store is paid to would still be in the right name. */
  isPayeeRight: boolean;
  store: Store;
  actions: ('approve' | 'reject')[];
  /** False: the reader has not opened the new licence, and is warned before approving. */
  isLicenceSeen: boolean;
}

export async function listLegalChanges(
  ctx: ServerContext,
  reader: Pick<Member, 'userId'>,
  filter: LegalChangeFilter & { page: Page },
): Promise<PageOf<LegalChangeForReview>> {
  const { page, ...requested } = filter;
  const { list, total } = await listLegalChangeRows(ctx.db, requested, page);
  const withLicence = list.flatMap(({ change: { id, licenceFileId } }) => (licenceFileId === null ? [] : [id]));
  const seen = await findSeenChanges(ctx.db, reader.userId, withLicence);
  const isSeen = ({ id, licenceFileId }: LegalChangeRow) => licenceFileId === null || seen.has(id);
  return { list: list.map(({ change, store }) => toReview(change, store, isSeen(change))), total };
}

function toReview(row: LegalChangeRow, store: Store, isLicenceSeen: boolean): LegalChangeForReview {
  const change = showLegalChange(row);
  const current = toFacts(store);
  const payee = { payee_type: store.payeeType, payee_name: store.payeeName };
  return {
    change,
    current,
    changed: findLegalChanges(current, change.requested, row.licenceFileId === null ? '' : 'another'),
    isPayeeRight: isOwnersAccount(payee, change.requested),
    store,
    actions: change.status === 'pending' ? ['approve', 'reject'] : [],
    isLicenceSeen,
  };
}

/** The licence that counts and the one that is asked for. Who looked is written down first. Throws `not_found`. */
export async function revealLegalFiles(
  ctx: ServerContext,
  actor: Member,
  id: number,
): Promise<{ current: ShownFile | null; requested: ShownFile | null }> {
  const { status, storeId, licenceFileId } = await getLegalChange(ctx.db, id);
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, storeId));
  const looked = { entityType: 'store_legal_change', entityId: id, from: status, to: status, event: 'reveal', actor };
  await logStatusChange(ctx.db, looked);
  return {
    current: await showFile(ctx, store?.licenceFileId ?? null),
    requested: await showFile(ctx, licenceFileId),
  };
}

/** What an operator decides about: the change, and the store as it was looked at. */
interface LegalDecision {
  id: number;
  version: number;
}

/**
 * Approves a change: it counts at once. Throws `not_found`, `own_record` for who asked or works there, `status_changed`
 * when somebody has decided, its owner has taken it back or the store has changed, `invalid_input` where something has
 * become wrong since, such as a licence that ran out, `credit_code_taken` and `store_name_taken`.
 */
export async function approveLegalChange(ctx: ServerContext, actor: Member, decision: LegalDecision): Promise<void> {
  const at = ctx.clock.now();
  const approved = ctx.db.transaction(async (tx) => {
    const { store, change } = await lockSeen(tx, actor, decision);
    const [before, after] = [toFacts(store), toFacts(change)];
    requireGoodFacts(after, shopDay(at));
    await requireFreeIdentity(tx, change, store.id);
    const licenceFileId = await adoptLicence(tx, store, change);
    const row = { ...toColumns(after), licenceFileId, version: store.version + 1, updatedAt: at };
    await tx.update(stores).set(row).where(eq(stores.id, store.id));
    await noteUnseen(tx, actor, change);
    await endLegalChange(tx, change, { to: 'approved', at, actor, facts: { decidedBy: actor.userId } });
    const { id: entityId, status } = store;
    const entity = { entityType: 'store', entityId, from: status, to: status, event: 'legal', actor };
    await logStatusChange(tx, { ...entity, data: { before, after } });
    const userId = await getOwnerId(tx, store.id);
    const [args, dedupeKey] = [{ store: change.name }, `legal-change:${change.id}:approved`];
    await notify(tx, { userId, event: 'storeLegalApproved', args, dedupeKey, now: at });
  });
  await approved.catch((error: unknown) => {
    throw toTaken(error);
  });
}

/** Approving without having opened the new licence is possible, and written down as such. */
async function noteUnseen(tx: Executor, actor: Member, { id, status, licenceFileId }: LegalChangeRow): Promise<void> {
  const looked = { entityType: 'store_legal_change', entityId: id, since: null } as const;
  if (licenceFileId === null || (await hasSeenLicence(tx, actor.userId, looked))) return;
  const { since: _whenever, ...entity } = looked;
  await logStatusChange(tx, { ...entity, from: status, to: status, event: 'approveUnseen', actor });
}

/** The store's licence from now on; what was its picture before is let go. */
async function adoptLicence(
  tx: Executor,
  store: Store,
  { licenceFileId: id, requestedBy: userId }: LegalChangeRow,
): Promise<number> {
  if (id === null) return store.licenceFileId;
  const subject = await fileSubjectOf(tx, store, 'licence');
  const accept = { isPrivate: true, topics: ['licence'] };
  await claimFile(tx, { userId, id, subject, accept, field: 'licence' });
  await releaseFile(tx, { subject, except: id });
  return id;
}

/** Refuses a change; its owner reads why and may ask again. Throws like `approveLegalChange` before it approves. */
export async function rejectLegalChange(
  ctx: ServerContext,
  actor: Member,
  { reason, remarks, ...decision }: LegalDecision & { reason: string; remarks: Partial<Record<LegalField, string>> },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { store, change } = await lockSeen(tx, actor, decision);
    const facts = { reason, remarks, decidedBy: actor.userId };
    await endLegalChange(tx, change, { to: 'rejected', at, actor, facts });
    const userId = await getOwnerId(tx, store.id);
    const [args, dedupeKey] = [{ store: store.name, reason }, `legal-change:${change.id}:rejected`];
    await notify(tx, { userId, event: 'storeLegalRejected', args, dedupeKey, now: at });
  });
}

async function lockSeen(
  tx: Executor,
  actor: Member,
  { id, version }: LegalDecision,
): Promise<{ store: Store; change: LegalChangeRow }> {
  const locked = await lockLegalForDecision(tx, { id, actor });
  if (locked.store.version !== version) throw new DomainError('status_changed');
  return locked;
}
