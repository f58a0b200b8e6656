import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { deskStoreSorts } from '#lib/contract/store/desk-stores.ts';
import type { ServerContext } from '../db/context.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '../db/reading/keyset.ts';
import { type LoggedChange, listStatusChanges, logStatusChange } from '../db/status-log.ts';
import { type Face, findFaces } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '../kernel/work-page.ts';
import { type ShownAccount, showAccount } from './payee/describe-payee.ts';
import { listMemberships, type StoreMembership } from './staff/staff-repository.ts';
import type { Store } from './store-repository.ts';
import { storeApplications, stores } from './tables.ts';

interface DeskStoreFilter {
  q?: string | undefined;
  status?: Store['status'] | undefined;
}

type Sort = (typeof deskStoreSorts)[number];

const list: KeysetList<Store, Sort> = {
  id: stores.id,
  idOf: ({ id }) => id,
  orders: { id: { column: stores.id, kind: 'number', valueOf: ({ id }) => id } },
};

/** All stores, whatever became of them. */
export async function listDeskStores(
  ctx: ServerContext,
  filter: DeskStoreFilter,
  change: WorkQuery<Sort>,
): Promise<WorkPageOf<Store>> {
  const where = conditionOf(filter);
  const [page, totals] = await Promise.all([readPage(ctx, where, change), countUpTo(ctx.db, stores, where)]);
  return { ...page, ...totals };
}

/** Those of a filter for a file, newest first, batch by batch; who exports what is written down first. */
export async function exportDeskStores(
  ctx: ServerContext,
  actor: Member,
  { format, ...filter }: DeskStoreFilter & { format: 'csv' | 'xlsx' },
): Promise<AsyncGenerator<Store[]>> {
  const what = { entityType: 'stores', entityId: 0, from: null, to: 'exported', event: 'export' };
  await logStatusChange(ctx.db, { ...what, actor, data: { ...filter, format } });
  const where = conditionOf(filter);
  return readKeysetBatches((change) => readPage(ctx, where, { sort: '-id', ...change }));
}

const readPage = ({ db }: ServerContext, where: SQL | undefined, change: WorkQuery<Sort>) =>
  readKeysetPage(list, change, (part) =>
    db
      .select()
      .from(stores)
      .where(and(where, part.where))
      .orderBy(...part.orderBy)
      .limit(part.limit),
  );

const conditionOf = ({ q, status }: DeskStoreFilter): SQL | undefined =>
  and(status && eq(stores.status, status), q ? matching(q) : undefined);

function matching(q: string): SQL | undefined {
  const word = q.toLowerCase();
  return or(
    sql`position(${word} in lower(${stores.name})) > 0`,
    sql`position(${word} in lower(${stores.companyName})) > 0`,
    eq(stores.creditCode, q.toUpperCase()),
  );
}

export interface DeskStoreFacts {
  store: Store;
  applicationNo: string;
  payee: ShownAccount;
  staff: { membership: StoreMembership; face: Face }[];
  /** Newest first, with what its staff did. */
  history: LoggedChange[];
}

/** One store in full; the account number by its end alone. Throws `not_found`. */
export async function getDeskStore(ctx: ServerContext, id: number): Promise<DeskStoreFacts> {
  const [found] = await ctx.db
    .select({ store: stores, applicationNo: storeApplications.no })
    .from(stores)
    .innerJoin(storeApplications, eq(storeApplications.id, stores.applicationId))
    .where(eq(stores.id, id));
  if (!found) throw new DomainError('not_found');
  const memberships = await listMemberships(ctx.db, id);
  const faces = await findFaces(
    ctx.db,
    memberships.map(({ userId }) => userId),
  );
  const staff = memberships.flatMap((membership) => {
    const face = faces.get(membership.userId);
    return face ? [{ membership, face }] : [];
  });
  const history = await listStatusChanges(ctx.db, 'store', id);
  return { ...found, payee: showAccount(ctx, found.store), staff, history };
}
