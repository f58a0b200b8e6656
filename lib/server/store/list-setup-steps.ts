import { eq } from 'drizzle-orm';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import type { StoreSetupStep } from '#lib/contract/store/homes.ts';
import type { ServerContext } from '../db/context.ts';
import { hasSecondFactor } from '../identity/index.ts';
import { hasNode, type StoreMember } from '../kernel/actor.ts';
import { countReturnAddresses } from './return-address-repository.ts';
import { listOpenInvitations } from './staff/invitation-repository.ts';
import { listMemberships } from './staff/staff-repository.ts';
import { stores } from './tables.ts';

/**
 * What an open store still sets up, as far as the reader may: the shop page, where goods go back to, who works there, and
 * a second factor for who may change the payee account. None once all that is needed is there.
 */
export async function listSetupSteps(ctx: ServerContext, member: StoreMember): Promise<StoreSetupStep[]> {
  const { storeId, userId } = member;
  const may = (node: PermissionNode) => hasNode(member, node);
  const [isEditor, isPayee, isStaffed] = [
    may('store/profile/edit'),
    may('store/profile/payee'),
    may('store/profile/staff'),
  ];
  const [[store], addresses, hasFactor, hasOthers] = await Promise.all([
    ctx.db.select().from(stores).where(eq(stores.id, storeId)),
    isEditor ? countReturnAddresses(ctx.db, storeId) : 0,
    isPayee && hasSecondFactor(ctx.db, userId),
    isStaffed && hasColleagues(ctx, storeId),
  ]);
  if (store?.status !== 'approved') return [];
  const steps: StoreSetupStep[] = [
    ...(isEditor ? [needed('shop', store.logoFileId !== null), needed('return_address', addresses > 0)] : []),
    ...(isPayee ? [needed('two_factor', hasFactor)] : []),
    ...(isEditor ? [optional('hours', store.openingHours !== null)] : []),
    ...(isStaffed ? [optional('staff', hasOthers)] : []),
  ];
  return steps.some(({ is_done: isDone, is_optional: isOptional }) => !isDone && !isOptional) ? steps : [];
}

const needed = (key: StoreSetupStep['key'], isDone: boolean) => ({ key, is_done: isDone, is_optional: false });
const optional = (key: StoreSetupStep['key'], isDone: boolean) => ({ key, is_done: isDone, is_optional: true });

async function hasColleagues(ctx: ServerContext, storeId: number): Promise<boolean> {
  const [members, invitations] = await Promise.all([
    listMemberships(ctx.db, storeId),
    listOpenInvitations(ctx.db, storeId),
  ]);
  return members.length > 1 || invitations.length > 0;
}
