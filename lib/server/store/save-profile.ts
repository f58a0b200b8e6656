import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { storeProfileBody } from '#lib/contract/store/store-profile.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { claimFile, listFiles, releaseFile } from '../files/index.ts';
import type { StoreMember } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { findAreaPath, getSettings } from '../site/index.ts';
import { fileSubjectOf } from './file-subject.ts';
import { lockStore } from './staff/staff-repository.ts';
import type { Store } from './store-repository.ts';
import { stores } from './tables.ts';
import { requireOffered } from './trades.ts';

type ProfileChanges = z.output<typeof storeProfileBody>;

/**
 * Changes what a store shows of itself; what is not given stays. Throws `status_changed` when somebody else has saved
 * since `version`, and `invalid_input` at the area or at a logo that is not the caller's own upload.
 */
export async function saveProfile(
  ctx: ServerContext,
  member: StoreMember,
  { version, changes }: { version: number; changes: ProfileChanges },
): Promise<void> {
  const updatedAt = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const store = await lockStore(tx, member.storeId);
    if (store.version !== version) throw new DomainError('status_changed', { data: { version: store.version } });
    requireOffered(settings, changes.trades, store.trades);
    const columns = { ...toColumns(changes), ...placeOf(store, changes) };
    const logo =
      changes.logo === undefined ? {} : { logoFileId: await holdLogo(tx, { store, member, url: changes.logo }) };
    const row = { ...columns, ...logo, version: version + 1, updatedAt };
    await tx.update(stores).set(row).where(eq(stores.id, store.id));
    const { id: entityId, status } = store;
    const change = { entityType: 'store', entityId, from: status, to: status, event: 'profile', actor: member };
    await logStatusChange(tx, { ...change, data: { fields: Object.keys(changes) } });
  });
}

function toColumns({ intro, trades, contact_name, contact_mobile, contact_email, opening_hours }: ProfileChanges) {
  const columns = {
    intro,
    trades,
    contactName: contact_name,
    contactMobile: contact_mobile,
    contactEmail: contact_email,
    openingHours: opening_hours,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Store>;
}

/** Province, city and district have to belong together, also where only some of them are given. */
function placeOf(store: Store, { province_id, city_id, area_id, address }: ProfileChanges): Partial<Store> {
  const rest = address === undefined ? {} : { address };
  if (province_id === undefined && city_id === undefined && area_id === undefined) return rest;
  const area = findAreaPath(province_id ?? store.provinceId, city_id ?? store.cityId, area_id ?? store.areaId);
  if (!area) throw new DomainError('invalid_input', { fields: { area_id: { key: 'area' } } });
  return {
    ...rest,
    provinceId: area.province.id,
    cityId: area.city.id,
    areaId: area.district.id,
    provinceName: area.province.name,
    cityName: area.city.name,
    areaName: area.district.name,
  };
}

/** The picture that stays may be a colleague's upload; a new one is the caller's own. */
async function holdLogo(
  tx: Executor,
  { store, member, url }: { store: Store; member: StoreMember; url: string },
): Promise<number | null> {
  const [current] = store.logoFileId === null ? [] : await listFiles(tx, [store.logoFileId]);
  if (current?.url === url) return current.id;
  const subject = await fileSubjectOf(tx, store, 'logo');
  const accept = { isPrivate: false, isImage: true };
  const claim = { userId: member.userId, url, subject, accept, field: 'logo' };
  const file = url === '' ? undefined : await claimFile(tx, claim);
  await releaseFile(tx, { subject, ...(file && { except: file.id }) });
  return file?.id ?? null;
}
