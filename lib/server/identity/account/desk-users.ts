import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { userSorts } from '#lib/contract/identity/desk-users.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type LoggedChange, listStatusChanges, logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { type Consent, listConsents } from '../consents/list-consents.ts';
import { type GroupNames, groupNameOf } from '../groups/group-names.ts';
import { listSessions } from '../login/list-sessions.ts';
import { hasSecondFactor } from '../security/second-factor.ts';
import { userGroups, users } from '../tables.ts';
import type { User } from './user-repository.ts';

export interface DeskUserRow {
  user: User;
  group: { id: number; key: string; name: string };
}

interface UserFilter {
  q?: string | undefined;
  groupId?: number | undefined;
  status?: 'enable' | 'disable' | undefined;
}

type Sort = (typeof userSorts)[number];
interface Found {
  user: User;
  group: { id: number; key: string; names: GroupNames };
}

const never = new Date(0);

const list: KeysetList<Found, Sort> = {
  id: users.id,
  idOf: ({ user }) => user.id,
  orders: {
    id: { column: users.id, kind: 'number', valueOf: ({ user }) => user.id },
    login: {
      column: sql`coalesce(${users.lastLoginAt}, 'epoch'::timestamptz)`,
      kind: 'time',
      valueOf: ({ user }) => user.lastLoginAt ?? never,
    },
  },
};

const columns = { user: users, group: { id: userGroups.id, key: userGroups.key, names: userGroups.names } };

/** Everybody who has an account. */
export async function listUsers(
  ctx: ServerContext,
  filter: UserFilter,
  { input, locale }: { input: WorkQuery<Sort>; locale: Locale },
): Promise<WorkPageOf<DeskUserRow>> {
  const where = and(
    filter.groupId === undefined ? undefined : eq(users.groupId, filter.groupId),
    filter.status && eq(users.status, filter.status),
    filter.q ? matching(filter.q) : undefined,
  );
  const [page, total] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      ctx.db
        .select(columns)
        .from(users)
        .innerJoin(userGroups, eq(userGroups.id, users.groupId))
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(ctx.db, users, where),
  ]);
  return { ...page, ...total, list: page.list.map((found) => named(found, locale)) };
}

/** Each kind of word goes to an index of its own: part of an address finds nobody. */
function matching(q: string): SQL | undefined {
  const word = q.toLowerCase();
  if (word.includes('@')) return eq(sql`lower(${users.email})`, word);
  if (/^1\d{10}$/.test(word)) return eq(users.mobile, word);
  const begin = like(sql`lower(${users.username})`, `${word.replace(/[\\%_]/g, '\\$&')}%`);
  return /^[1-9]\d{0,14}$/.test(word) ? or(eq(users.id, Number(word)), begin) : begin;
}

/** Whom such a word may mean, in ids; no more than a hundred. */
export async function findUserIds(db: Executor, q: string): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(matching(q)).orderBy(users.id).limit(100);
  return rows.map(({ id }) => id);
}

/**
 * The same, or whose shown name begins with the word: what a list about somebody else's doings is searched by. The newest
 * two hundred of a name that many have.
 */
export async function findNamedUserIds(db: Executor, q: string): Promise<number[]> {
  const begin = `${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(or(matching(q), like(sql`lower(${users.nickname})`, begin)))
    .orderBy(desc(users.id))
    .limit(200);
  return rows.map(({ id }) => id);
}

interface UserSearch {
  quickSearch: string;
  /** Users to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** Users by account name and number, for a choice; without a search nobody: this is no way to leaf through all. */
export async function listUserOptions(
  db: Executor,
  { quickSearch, ids, limit, offset }: UserSearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  if (!ids && quickSearch === '') return { options: [], total: 0 };
  const rows = await db
    .select({ id: users.id, username: users.username, total: sql<number>`(count(*) over ())::int` })
    .from(users)
    .where(ids ? inArray(users.id, ids) : matching(quickSearch))
    .orderBy(users.id)
    .limit(limit)
    .offset(offset);
  const options = rows.map(({ id, username }) => ({ id, name: username ? `${username} #${id}` : `#${id}` }));
  return { options, total: rows[0]?.total ?? 0 };
}

function named({ user, group: { names, ...group } }: Found, locale: Locale): DeskUserRow {
  return { user, group: { ...group, name: groupNameOf({ ...group, names }, locale) } };
}

export interface DeskUserFacts extends DeskUserRow {
  hasTwoFactor: boolean;
  sessions: number;
  consents: Consent[];
  history: LoggedChange[];
}

/** One user in full. Who looked is written into the record's history first. Throws `not_found`. */
export async function openUser(
  ctx: ServerContext,
  operator: Member,
  { id, locale }: { id: number; locale: Locale },
): Promise<DeskUserFacts> {
  const [found] = await ctx.db
    .select(columns)
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(users.id, id));
  if (!found) throw new DomainError('not_found');
  const { status } = found.user;
  const look = { entityType: 'user', entityId: id, from: status, to: status, event: 'reveal', actor: operator };
  await logStatusChange(ctx.db, look);
  const [hasTwoFactor, sessions, consents, history] = await Promise.all([
    hasSecondFactor(ctx.db, id),
    listSessions(ctx, id),
    listConsents(ctx.db, id),
    listStatusChanges(ctx.db, 'user', id),
  ]);
  return { ...named(found, locale), hasTwoFactor, sessions: sessions.length, consents, history };
}
