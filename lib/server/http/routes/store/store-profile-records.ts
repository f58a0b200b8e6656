import type { Locale } from '#lib/i18n/locales.ts';
import { toPicture } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { lineOfAreas, nameAreas } from '#lib/server/site/index.ts';
import type {
  ReturnAddressRow,
  ShownAccount,
  ShownChange,
  Store,
  StorePayee,
  StoreProfile,
} from '#lib/server/store/index.ts';

type Located = Pick<Store, 'provinceId' | 'provinceName' | 'cityId' | 'cityName' | 'areaId' | 'areaName'>;

/** Where a store is, in one line. */
export function areaNameOf(store: Located, locale: Locale): string {
  const areas = [
    { id: store.provinceId, name: store.provinceName },
    { id: store.cityId, name: store.cityName },
    { id: store.areaId, name: store.areaName },
  ];
  return lineOfAreas(areas, locale);
}

export function toProfileRecord(profile: StoreProfile, locale: Locale) {
  const { store, closedUntil, logo, licence, licenceState, role, actions } = profile;
  return {
    version: store.version,
    name: store.name,
    status: store.status,
    logo: logo?.url ?? '',
    logo_picture: logo ? toPicture(logo, store.name) : null,
    intro: store.intro,
    trades: store.trades,
    contact_name: store.contactName,
    contact_mobile: store.contactMobile,
    contact_email: store.contactEmail,
    province_id: store.provinceId,
    city_id: store.cityId,
    area_id: store.areaId,
    area_name: areaNameOf(store, locale),
    address: store.address,
    opening_hours: store.openingHours,
    closed_until: toUnixSeconds(closedUntil),
    holiday_note: closedUntil ? store.holidayNote : '',
    legal: {
      company_name: store.companyName,
      credit_code: store.creditCode,
      legal_person: store.legalPerson,
      licence_from: store.licenceFrom,
      licence_until: store.licenceUntil,
      licence_state: licenceState,
      licence_file: licence,
    },
    own_role: role,
    actions,
  };
}

export function toReturnAddress(row: ReturnAddressRow, locale: Locale) {
  const record = {
    id: row.id,
    receiver: row.receiver,
    mobile: row.mobile,
    province_id: row.provinceId,
    city_id: row.cityId,
    area_id: row.areaId,
    province_name: row.provinceName,
    city_name: row.cityName,
    area_name: row.areaName,
    address: row.address,
    is_default: row.isDefault,
  };
  return nameAreas(record, locale);
}

export function toAccountRecord({ payeeType, payeeName, payeeBank, payeeBranch, maskedAccount }: ShownAccount) {
  return {
    payee_type: payeeType,
    payee_name: payeeName,
    payee_bank: payeeBank,
    payee_branch: payeeBranch,
    payee_account: maskedAccount,
  };
}

export function toChangeRecord(change: ShownChange) {
  return {
    ...toAccountRecord(change),
    id: change.id,
    status: change.status,
    create_time: toUnixSeconds(change.createdAt),
    effective_time: toUnixSeconds(change.effectiveAt),
    approve_time: toUnixSeconds(change.approvedAt),
    end_time: toUnixSeconds(change.endedAt),
    reason: change.reason,
  };
}

export function toPayeeRecord({ store, current, pending, last, coolingHours, needsCode }: StorePayee) {
  return {
    current: toAccountRecord(current),
    pending: pending && toChangeRecord(pending),
    last: last && toChangeRecord(last),
    cooling_hours: coolingHours,
    needs_code: needsCode,
    company_name: store.companyName,
    legal_person: store.legalPerson,
  };
}
