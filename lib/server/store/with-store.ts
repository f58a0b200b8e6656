import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { findStoreOf } from './store-repository.ts';

/**
 * The member with the store it works for, so that every use case of the back office can keep to that store (product.md
 * 2.0.11). Costs whoever has no rule of the back office no query.
 */
export async function withStore(ctx: ServerContext, member: Member): Promise<Member> {
  if (![...member.nodes].some((node) => node.startsWith('store/'))) return member;
  const store = await findStoreOf(ctx.db, member.userId);
  return store ? { ...member, storeId: store.id } : member;
}
