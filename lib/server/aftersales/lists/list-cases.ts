import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { CaseTab } from '#lib/contract/aftersales/member-cases.ts';
import type { CaseStatus } from '#lib/contract/aftersales/member-records.ts';
import type { SellerCaseFilter, sellerCaseSorts } from '#lib/contract/aftersales/store-cases.ts';
import { textMatches } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetBatches, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import type { Aftersale } from '../repository.ts';
import { caseMoves, statesOf } from '../states.ts';
import { aftersales, dueOf } from '../tables.ts';
import { limitOfStore } from './store-figures.ts';

export type CaseSort = (typeof sellerCaseSorts)[number];

const endOfTime = new Date('9999-12-31T00:00:00Z');

const list: KeysetList<Aftersale, CaseSort> = {
  id: aftersales.id,
  idOf: ({ id }) => id,
  orders: {
    created: { column: aftersales.id, kind: 'number', valueOf: ({ id }) => id },
    due: { column: dueOf(aftersales), kind: 'time', valueOf: ({ dueAt }) => dueAt ?? endOfTime },
  },
};

const isRunning = eq(aftersales.isOpen, true);
const hasEnded = eq(aftersales.isOpen, false);
const inState = (...states: CaseStatus[]) => inArray(aftersales.status, states);

/** The customer has to act: by the state, or because an amount was proposed. */
export const isCustomers = and(
  isRunning,
  or(inState(...statesOf('customer')), and(inState(...caseMoves.propose.from), isNotNull(aftersales.proposedAmount))),
);
/** The seller has to act. */
export const isSellers = and(
  isRunning,
  or(inState(...statesOf('seller')), and(inState(...caseMoves.propose.from), isNull(aftersales.proposedAmount))),
);

const memberTabs: Record<CaseTab, SQL | undefined> = {
  all: undefined,
  yours: isCustomers,
  running: isRunning,
  ended: hasEnded,
};

interface MemberFilter {
  tab: CaseTab;
  q?: string | undefined;
}

/** Cases of a customer, a page by key. */
export function listOwnRows(
  db: Executor,
  userId: number,
  { filter, input }: { filter: MemberFilter; input: WorkQuery<'created' | '-created'> },
): Promise<WorkPageOf<Aftersale>> {
  return readCounted(db, and(eq(aftersales.userId, userId), memberTabs[filter.tab], ...matching(filter.q)), input);
}

/** How many cases of a customer stand in each tab. */
export async function countOwn(db: Executor, userId: number): Promise<Record<CaseTab, number>> {
  const count = (tab: CaseTab) => countRows(db, aftersales, and(eq(aftersales.userId, userId), memberTabs[tab]));
  const [all, yours, running, ended] = await Promise.all([
    count('all'),
    count('yours'),
    count('running'),
    count('ended'),
  ]);
  return { all, yours, running, ended };
}

/** Whose cases a list is of: those of a store, or with `null` all of the shop. */
type Scope = number | null;

/** Cases that a store answers, or all that operators see, a page by key. */
export function listSellerRows(
  db: Executor,
  scope: Scope,
  { filter, input }: { filter: SellerCaseFilter; input: WorkQuery<CaseSort> },
): Promise<WorkPageOf<Aftersale>> {
  return readCounted(db, ofSeller(scope, filter), input);
}

/** The same, batch by batch. */
export function readSellerCases(
  db: Executor,
  scope: Scope,
  { filter, sort }: { filter: SellerCaseFilter; sort: CaseSort },
): AsyncGenerator<Aftersale[]> {
  const where = ofSeller(scope, filter);
  return readKeysetBatches((input) => readPage(db, where, { sort, ...input }));
}

/** How many wait for somebody. */
export async function countOfSeller(db: Executor, scope: Scope) {
  const count = (tab: SellerCaseFilter['tab']) => countRows(db, aftersales, ofSeller(scope, { tab }));
  const [todo, running, disputed, failed] = await Promise.all([
    count('todo'),
    count('running'),
    count('disputed'),
    count('failed'),
  ]);
  return { todo, running, disputed, failed };
}

function ofSeller(scope: Scope, filter: SellerCaseFilter): SQL | undefined {
  const { tab, type, status, answer, size, store_id: storeId, q } = filter;
  return and(
    scope === null ? ofStore(storeId) : eq(aftersales.storeId, scope),
    inTab(scope, tab),
    type && eq(aftersales.type, type),
    status && eq(aftersales.status, status),
    answer && answers[answer],
    size && isSmall,
    ...matching(q),
  );
}

const answers: Record<NonNullable<SellerCaseFilter['answer']>, SQL | undefined> = {
  none: and(isRunning, inState('applied'), isNull(aftersales.answeredAt)),
  proposed: and(isRunning, isNotNull(aftersales.proposedAmount)),
  given: and(isNotNull(aftersales.answeredAt), isNull(aftersales.proposedAmount)),
};

/** What its store approves many of at once; the platform has no such limit. */
const isSmall = and(
  isRunning,
  inState('applied'),
  eq(aftersales.type, 'refund_only'),
  lte(aftersales.requestedAmount, limitOfStore),
);

function ofStore(storeId: number | undefined): SQL | undefined {
  if (storeId === undefined) return undefined;
  return storeId === 0 ? isNull(aftersales.storeId) : eq(aftersales.storeId, storeId);
}

function inTab(scope: Scope, tab: SellerCaseFilter['tab']): SQL | undefined {
  switch (tab) {
    case 'todo':
      return scope === null ? waitsForPlatform : isSellers;
    case 'running':
      return isRunning;
    case 'disputed':
      return and(isRunning, inState('disputed'));
    case 'failed':
      return and(isRunning, inState('refund_failed'));
    case 'ended':
      return hasEnded;
    default:
      return undefined;
  }
}

/** A dispute, a refund that needs a hand, or what the platform answers like a store. */
const waitsForPlatform = and(
  isRunning,
  or(inState('disputed', 'refund_failed'), and(isNull(aftersales.storeId), isSellers)),
);

function matching(q: string | undefined): (SQL | undefined)[] {
  if (!q) return [];
  if (/^AS\d{14}$/i.test(q)) return [eq(aftersales.no, q.toUpperCase())];
  return textMatches(aftersales.searchText, q);
}

async function readCounted(db: Executor, where: SQL | undefined, input: WorkQuery<CaseSort>) {
  const [page, totals] = await Promise.all([readPage(db, where, input), countUpTo(db, aftersales, where)]);
  return { ...page, ...totals };
}

const readPage = (db: Executor, where: SQL | undefined, input: WorkQuery<CaseSort>) =>
  readKeysetPage(list, input, ({ where: beyond, orderBy, limit }) =>
    db
      .select()
      .from(aftersales)
      .where(and(where, beyond))
      .orderBy(...orderBy)
      .limit(limit),
  );
