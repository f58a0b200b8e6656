import type { Hono } from 'hono';
import {
  type AddressRecord,
  addressDefault,
  addressDelete,
  addressInfo,
  addressList,
  addressParse,
  addressSave,
} from '#lib/contract/address.ts';
import {
  type Address,
  describeAddress,
  getAddress,
  listAddresses,
  type ParsedAddress,
  parseAddress,
  removeAddress,
  saveAddress,
  setDefaultAddress,
  toAddressOptions,
} from '../../identity/index.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve } from '../serve.ts';

export function registerAddress(app: Hono<ApiEnv>): void {
  registerReading(app);
  serve(app, addressSave, {
    guard: 'login',
    limits: [{ points: 120, seconds: 600, by: 'account' }],
    message: 'addressSaved',
    run: async ({ server, member, body }) => {
      const { province_id: provinceId, city_id: cityId, area_id: areaId, is_default: isDefault, ...rest } = body;
      const saved = await saveAddress(server, member.userId, { ...rest, provinceId, cityId, areaId, isDefault });
      return toAddress(saved);
    },
  });
  serve(app, addressDelete, {
    guard: 'login',
    message: 'addressDeleted',
    run: async ({ server, member, body }) => {
      await removeAddress(server, member.userId, body.id);
      return null;
    },
  });
  serve(app, addressDefault, {
    guard: 'login',
    message: 'addressDefault',
    run: async ({ server, member, body }) => {
      await setDefaultAddress(server, member.userId, body.id);
      return null;
    },
  });
}

function registerReading(app: Hono<ApiEnv>): void {
  serve(app, addressList, {
    guard: 'login',
    run: async ({ server, member, query: { select, quickSearch, initValue, page = 1 } }) => {
      const book = await listAddresses(server, member.userId);
      const list = book.map(toAddress);
      if (!select) return { list, total: list.length };
      return { list, ...toAddressOptions(book, { quickSearch, ids: toIds(initValue), page }) };
    },
  });
  serve(app, addressInfo, {
    guard: 'login',
    run: async ({ server, member, query }) => toAddress(await getAddress(server, member.userId, query.id)),
  });
  serve(app, addressParse, { guard: 'login', run: ({ body }) => toParsed(parseAddress(body.text)) });
}

/** Several ids come as a list or joined by commas. */
function toIds(given: string | string[] | undefined): number[] | undefined {
  if (!given || given.length === 0) return undefined;
  return (Array.isArray(given) ? given : given.split(',')).map(Number);
}

function toAddress(row: Address): AddressRecord {
  return { ...describeAddress(row), is_default: row.isDefault };
}

function toParsed({ path, ...found }: ParsedAddress) {
  return {
    ...found,
    province_id: path.province?.id ?? null,
    province_name: path.province?.name ?? '',
    city_id: path.city?.id ?? null,
    city_name: path.city?.name ?? '',
    area_id: path.district?.id ?? null,
    area_name: path.district?.name ?? '',
  };
}
