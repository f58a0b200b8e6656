import { eq } from 'drizzle-orm';
import type { LicenceState, StoreMemberRole } from '#lib/contract/store/profile-values.ts';
import type { profileActions } from '#lib/contract/store/store-profile.ts';
import type { ServerContext } from '../db/context.ts';
import { findPictureFiles, linkToPrivate, listFiles, type PictureFile } from '../files/index.ts';
import { hasNode, type StoreMember } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { ShownFile } from './application-files.ts';
import { licenceStateOf } from './legal/licence-term.ts';
import { getMembershipOf } from './staff/staff-repository.ts';
import type { Store } from './store-repository.ts';
import { stores } from './tables.ts';

type ProfileAction = (typeof profileActions)[number];

export interface StoreProfile {
  store: Store;
  /** Null while the store is open. */
  closedUntil: Date | null;
  logo: PictureFile | undefined;
  /** For who may edit alone. */
  licence: ShownFile | null;
  licenceState: LicenceState;
  role: StoreMemberRole;
  actions: ProfileAction[];
}

const licenceLinkSeconds = 300;

/** The caller's store, and what the caller may do about it. Throws `not_found`. */
export async function describeProfile(ctx: ServerContext, member: StoreMember): Promise<StoreProfile> {
  const [[store], { role }] = await Promise.all([
    ctx.db.select().from(stores).where(eq(stores.id, member.storeId)),
    getMembershipOf(ctx.db, member.storeId, member.userId),
  ]);
  if (!store) throw new DomainError('not_found');
  const actions = actionsOf(member, role);
  const [pictures, licence] = await Promise.all([
    findPictureFiles(ctx.db, [store.logoFileId]),
    actions.includes('edit') ? showLicenceOf(ctx, store) : null,
  ]);
  return {
    store,
    closedUntil: holidayOf(store, ctx.clock.now()),
    logo: store.logoFileId === null ? undefined : pictures.get(store.logoFileId),
    licence,
    licenceState: licenceStateOf(store.licenceUntil, ctx.clock.now()),
    role,
    actions,
  };
}

/** When a holiday ends; null for a store that is on none, or whose holiday is over: it ends by itself. */
export function holidayOf({ closedUntil }: Pick<Store, 'closedUntil'>, at: Date): Date | null {
  return closedUntil !== null && closedUntil > at ? closedUntil : null;
}

async function showLicenceOf(ctx: ServerContext, { licenceFileId }: Store): Promise<ShownFile | null> {
  const [file] = await listFiles(ctx.db, [licenceFileId]);
  return file ? { name: file.name, link: linkToPrivate(ctx, file, { ttlSeconds: licenceLinkSeconds }) } : null;
}

const nodeOf = {
  edit: 'store/profile/edit',
  staff: 'store/profile/staff',
  see_payee: 'store/finance',
  payee: 'store/profile/payee',
  legal: 'store/profile/legal',
  close: 'store/profile/close',
} as const satisfies Partial<Record<ProfileAction, string>>;

function actionsOf(member: StoreMember, role: StoreMemberRole): ProfileAction[] {
  const permitted = Object.entries(nodeOf).flatMap(([action, node]) =>
    hasNode(member, node) ? [action as ProfileAction] : [],
  );
  return role === 'owner' ? permitted : [...permitted, 'leave'];
}
