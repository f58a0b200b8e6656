import type { AddressRecord } from '#lib/contract/identity/member-addresses.ts';
import type { Address } from './address-repository.ts';

/** An address in the fields of the specification (§3, use_address), for every answer that carries one. */
export function describeAddress(row: Address): Omit<AddressRecord, 'is_default'> {
  return {
    id: row.id,
    receiver: row.receiver,
    mobile: row.mobile,
    province_name: row.provinceName,
    city_name: row.cityName,
    area_name: row.areaName,
    address: row.address,
    province_id: row.provinceId,
    city_id: row.cityId,
    area_id: row.areaId,
  };
}
