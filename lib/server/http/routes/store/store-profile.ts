import {
  mostReturnAddresses,
  storeHoliday,
  storeProfile,
  storeProfileSave,
  storeReturnAddressDefault,
  storeReturnAddressList,
  storeReturnAddressRemove,
  storeReturnAddressSave,
} from '#lib/contract/store/store-profile.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  describeProfile,
  listReturnAddresses,
  removeReturnAddress,
  saveProfile,
  saveReturnAddress,
  setDefaultReturnAddress,
  setHoliday,
} from '#lib/server/store/index.ts';
import { type App, serve } from '../../serve.ts';
import { toProfileRecord, toReturnAddress } from './store-profile-records.ts';

const see = { store: 'store/profile' } as const;
const edit = { store: 'store/profile/edit' } as const;
const limits: RequestLimit[] = [{ points: 120, seconds: 600, by: 'account' }];

/** What a store shows of itself, when it is open, and where things go back to. */
export function registerStoreProfile(app: App): void {
  serve(app, storeProfile, {
    guard: see,
    run: async ({ server, member, locale }) => toProfileRecord(await describeProfile(server, member), locale),
  });
  serve(app, storeProfileSave, {
    guard: edit,
    limits,
    message: 'storeProfileSaved',
    run: async ({ server, member, locale, body: { version, ...changes } }) => {
      await saveProfile(server, member, { version, changes });
      return toProfileRecord(await describeProfile(server, member), locale);
    },
  });
  serve(app, storeHoliday, {
    guard: edit,
    limits,
    message: (data) =>
      (data as { closed_until: number | null }).closed_until === null ? 'storeReopened' : 'storeOnHoliday',
    run: async ({ server, member, locale, body: { closed_until, note } }) => {
      const closedUntil = closed_until === null ? null : new Date(closed_until * 1000);
      await setHoliday(server, member, { closedUntil, note });
      return toProfileRecord(await describeProfile(server, member), locale);
    },
  });
  registerReturnAddresses(app);
}

function registerReturnAddresses(app: App): void {
  serve(app, storeReturnAddressList, {
    guard: see,
    run: async ({ server, member, locale }) => {
      const rows = await listReturnAddresses(server, member.storeId);
      return { list: rows.map((row) => toReturnAddress(row, locale)), most: mostReturnAddresses };
    },
  });
  serve(app, storeReturnAddressSave, {
    guard: edit,
    limits,
    message: 'addressSaved',
    run: async ({ server, member, locale, body }) => {
      const { province_id: provinceId, city_id: cityId, area_id: areaId, is_default: isDefault, ...rest } = body;
      const input = { ...rest, provinceId, cityId, areaId, isDefault };
      return toReturnAddress(await saveReturnAddress(server, member.storeId, input), locale);
    },
  });
  serve(app, storeReturnAddressRemove, {
    guard: edit,
    message: 'addressDeleted',
    run: ({ server, member, body }) => removeReturnAddress(server, member.storeId, body.id),
  });
  serve(app, storeReturnAddressDefault, {
    guard: edit,
    message: 'addressDefault',
    run: ({ server, member, body }) => setDefaultReturnAddress(server, member.storeId, body.id),
  });
}
