import type { Database } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { findStoreOf, type Store } from './store-repository.ts';

/** Who had a rule of the back office when they last asked. Only of people with a good token, and no more than this. */
const mostRemembered = 10_000;
const remembered = new WeakMap<Database, Set<number>>();

/**
 * Asks already which store somebody works for, if they seemed to work for one when they last asked: together with who they
 * are, it costs no journey of its own. Undefined for everybody else.
 */
export function foreseeStore({ db }: ServerContext, userId: number): Promise<Store | undefined> | undefined {
  if (!remembered.get(db)?.has(userId)) return undefined;
  const found = findStoreOf(db, userId);
  // Whoever turns out to have no rule of the back office never asks for it.
  found.catch(() => {});
  return found;
}

/**
 * The member with the store it works for, so that every use case of the back office can keep to that store
 * (docs/domain/common.md 10). Costs whoever has no rule of the back office no query.
 */
export async function withStore(
  ctx: ServerContext,
  member: Member,
  foreseen?: Promise<Store | undefined>,
): Promise<Member> {
  if (![...member.nodes].some((node) => node.startsWith('store/'))) return member;
  remember(ctx.db, member.userId);
  const store = await (foreseen ?? findStoreOf(ctx.db, member.userId));
  return store ? { ...member, storeId: store.id } : member;
}

function remember(db: Database, userId: number): void {
  const known = remembered.get(db) ?? new Set<number>();
  remembered.set(db, known);
  if (known.size >= mostRemembered) known.clear();
  known.add(userId);
}
