import { and, eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { findStoreNames, listStoreOptions, listStoreUsers } from '#lib/server/store/index.ts';
import { invoiceIssuers } from '../issuer-tables.ts';
import { type Issuer, type IssuerFacts, issuerOf, platform, readIssuers } from './issuers.ts';

type IssuerRow = typeof invoiceIssuers.$inferSelect;

/** What operators say of a store as an issuer; the rest it says itself. */
type StoreIssuerInput = Pick<IssuerRow, 'capAmount' | 'isSpecialOffered' | 'flatTaxBp'> & {
  storeId: number;
  version: number;
};

/** The platform as an issuer: its name and numbers, and how it issues. */
type PlatformIssuerInput = Omit<
  IssuerRow,
  'issuerType' | 'issuerId' | 'fileColumns' | 'resultColumns' | 'updatedBy' | 'updatedAt'
>;

/**
 * Sets what one invoice of a store may come to, and whether it offers special ones. What was applied for stays. Throws
 * `not_found`, `own_record` for who works there, and `status_changed` where somebody else was faster.
 */
export async function saveStoreIssuer(
  ctx: ServerContext,
  operator: Member,
  { storeId, version, ...facts }: StoreIssuerInput,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await findStoreNames(tx, [storeId])).has(storeId)) throw new DomainError('not_found');
    if ((await listStoreUsers(tx, storeId)).includes(operator.userId)) throw new DomainError('own_record');
    await save(tx, operator, { issuer: issuerOf(storeId), version, facts, at: ctx.clock.now() });
  });
}

/** Throws `status_changed` where somebody else was faster. */
export async function savePlatformIssuer(
  ctx: ServerContext,
  operator: Member,
  { version, ...facts }: PlatformIssuerInput,
): Promise<void> {
  await ctx.db.transaction((tx) => save(tx, operator, { issuer: platform, version, facts, at: ctx.clock.now() }));
}

interface Saving {
  issuer: Issuer;
  version: number;
  facts: Partial<IssuerRow>;
  at: Date;
}

async function save(tx: Executor, operator: Member, { issuer, version, facts, at }: Saving): Promise<void> {
  const said = { ...facts, updatedBy: operator.userId, updatedAt: at };
  // Of two first ones at once the second finds the row of the other.
  await tx
    .insert(invoiceIssuers)
    .values({ ...issuer, updatedAt: at })
    .onConflictDoNothing();
  const isIssuer = and(
    eq(invoiceIssuers.issuerType, issuer.issuerType),
    eq(invoiceIssuers.issuerId, issuer.issuerId),
    eq(invoiceIssuers.version, version),
  );
  const saved = await tx
    .update(invoiceIssuers)
    .set({ ...said, version: version + 1 })
    .where(isIssuer)
    .returning({ id: invoiceIssuers.issuerId });
  if (saved.length === 0) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'invoice_issuer',
    entityId: issuer.issuerId,
    from: null,
    to: 'saved',
    event: 'save',
    data: { ...facts },
    actor: operator,
    at,
  });
}

interface ListedIssuer {
  storeId: number;
  name: string;
  facts: IssuerFacts;
}

/** Stores as issuers, by name. */
export async function listStoreIssuers(db: Executor, { q }: { q: string }, page: Page): Promise<PageOf<ListedIssuer>> {
  const { options, total } = await listStoreOptions(db, { quickSearch: q, ids: undefined, ...page });
  const facts = await readIssuers(
    db,
    options.map(({ id }) => issuerOf(id)),
  );
  const list = options.flatMap(({ id: storeId, name }, index) => {
    const found = facts[index];
    return found ? [{ storeId, name, facts: found }] : [];
  });
  return { list, total };
}
