import {
  type AddressRecord,
  addressDefault,
  addressDelete,
  addressInfo,
  addressList,
  addressParse,
  addressSave,
} from '#lib/contract/identity/member-addresses.ts';
import type { Locale } from '#lib/i18n/locales.ts';
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
} from '#lib/server/identity/index.ts';
import { type Area, nameArea, nameAreas } from '#lib/server/site/index.ts';
import { type App, serve } from '../../serve.ts';
import { toIds } from '../../to-lookup.ts';

export function registerAddress(app: App): void {
  registerReading(app);
  serve(app, addressSave, {
    guard: 'login',
    limits: [{ points: 120, seconds: 600, by: 'account' }],
    message: 'addressSaved',
    run: async ({ server, member, body, locale }) => {
      const { province_id: provinceId, city_id: cityId, area_id: areaId, is_default: isDefault, ...rest } = body;
      const saved = await saveAddress(server, member.userId, { ...rest, provinceId, cityId, areaId, isDefault });
      return toAddress(saved, locale);
    },
  });
  serve(app, addressDelete, {
    guard: 'login',
    message: 'addressDeleted',
    run: ({ server, member, body }) => removeAddress(server, member.userId, body.id),
  });
  serve(app, addressDefault, {
    guard: 'login',
    message: 'addressDefault',
    run: ({ server, member, body }) => setDefaultAddress(server, member.userId, body.id),
  });
}

function registerReading(app: App): void {
  serve(app, addressList, {
    guard: 'login',
    run: async ({ server, member, locale, query: { select, quickSearch, initValue, page = 1 } }) => {
      const book = await listAddresses(server, member.userId);
      const list = book.map((row) => toAddress(row, locale));
      if (!select) return { list, total: list.length };
      return { list, ...toAddressOptions(book, { quickSearch, ids: toIds(initValue), page, locale }) };
    },
  });
  serve(app, addressInfo, {
    guard: 'login',
    run: async ({ server, member, query, locale }) =>
      toAddress(await getAddress(server, member.userId, query.id), locale),
  });
  serve(app, addressParse, { guard: 'login', run: ({ body, locale }) => toParsed(parseAddress(body.text), locale) });
}

function toAddress(row: Address, locale: Locale): AddressRecord {
  return { ...nameAreas(describeAddress(row), locale), is_default: row.isDefault };
}

function toParsed({ path, ...found }: ParsedAddress, locale: Locale) {
  const nameOf = (area?: Area) => (area ? nameArea(area, locale) : '');
  return {
    ...found,
    province_id: path.province?.id ?? null,
    province_name: nameOf(path.province),
    city_id: path.city?.id ?? null,
    city_name: nameOf(path.city),
    area_id: path.district?.id ?? null,
    area_name: nameOf(path.district),
  };
}
