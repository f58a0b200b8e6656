import type { ServerContext } from '#lib/server/db/context.ts';
import { createUser, findUserByName } from '#lib/server/identity/index.ts';
import type { Member, StoreMember } from '#lib/server/kernel/actor.ts';
import { newSecretToken } from '#lib/server/kernel/ids.ts';
import { findStoreOf } from '#lib/server/store/index.ts';
import { findDemoLogin, hoursAgo, toDemoMember } from '../demo-people.ts';

export interface SettlementPeople {
  store: StoreMember;
  operator: Member;
  /** Proposes, so that the demo operator has something to decide. */
  colleague: Member;
}

/** Undefined where the demo store is not there. */
export async function findSettlementPeople(ctx: ServerContext): Promise<SettlementPeople | undefined> {
  const [owner, operator] = [await findDemoLogin(ctx, 'store'), await findDemoLogin(ctx, 'operator')];
  const store = owner && (await findStoreOf(ctx.db, owner.userId));
  if (!store || !operator) return undefined;
  const username = 'demo_colleague';
  const account = { username, nickname: '结算专员', password: newSecretToken(), group: 'operator' as const };
  const { id } = (await findUserByName(ctx.db, username)) ?? (await createUser(hoursAgo(ctx, 30 * 24), account));
  return { store: { ...owner, storeId: store.id }, operator, colleague: toDemoMember(id) };
}
