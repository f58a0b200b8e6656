import { eq } from 'drizzle-orm';
import type { StoreSetupStep } from '#lib/contract/store/homes.ts';
import type { ServerContext } from '../db/context.ts';
import { describeTwoFactor } from '../identity/index.ts';
import { hasNode, type StoreMember } from '../kernel/actor.ts';
import { listOpenInvitations } from './invitation-repository.ts';
import { countReturnAddresses } from './return-address-repository.ts';
import { listMemberships } from './staff-repository.ts';
import { stores } from './tables.ts';

/**
 * What an open store still sets up, as far as the reader may: the shop page, where goods go back to, who works there, and
 * a second factor for who may change the payee account. None once all that is needed is there.
 */
export async function listSetupSteps(ctx: ServerContext, member: StoreMember): Promise<StoreSetupStep[]> {
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, member.storeId));
  if (store?.status !== 'approved') return [];
  const may = (node: string) => hasNode(member, node);
  const steps: StoreSetupStep[] = [];
  if (may('store/profile/edit')) {
    const addresses = await countReturnAddresses(ctx.db, store.id);
    steps.push(needed('shop', store.logoFileId !== null), needed('return_address', addresses > 0));
  }
  if (may('store/profile/payee')) {
    steps.push(needed('two_factor', (await describeTwoFactor(ctx, member.userId)).isEnabled));
  }
  if (may('store/profile/edit')) steps.push(optional('hours', store.openingHours !== null));
  if (may('store/profile/staff')) steps.push(optional('staff', await hasColleagues(ctx, store.id)));
  return steps.some(({ is_done: isDone, is_optional: isOptional }) => !isDone && !isOptional) ? steps : [];
}

const needed = (key: StoreSetupStep['key'], isDone: boolean) => ({ key, is_done: isDone, is_optional: false });
const optional = (key: StoreSetupStep['key'], isDone: boolean) => ({ key, is_done: isDone, is_optional: true });

async function hasColleagues(ctx: ServerContext, storeId: number): Promise<boolean> {
  if ((await listMemberships(ctx.db, storeId)).length > 1) return true;
  return (await listOpenInvitations(ctx.db, storeId)).length > 0;
}
