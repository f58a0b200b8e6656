import type { CarrierCode } from '#lib/contract/orders/carriers.ts';

/** What Kuaidi100 calls the carriers that it follows; own delivery and carriers that are not on the list are nobody's. */
export const followedCarriers: Partial<Record<CarrierCode, string>> = {
  sf: 'shunfeng',
  jd: 'jd',
  zto: 'zhongtong',
  yto: 'yuantong',
  sto: 'shentong',
  yunda: 'yunda',
  jtexpress: 'jtexpress',
  ems: 'ems',
  chinapost: 'youzhengguonei',
  deppon: 'debangkuaidi',
  kuayue: 'kuayue',
  annto: 'annto',
  dhl: 'dhl',
  ups: 'ups',
  fedex: 'fedex',
};
