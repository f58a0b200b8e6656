import { patterns } from '#lib/contract/fields.ts';
import { toMobile } from '#lib/contract/typed-text.ts';
import { parseAddress } from '#lib/server/identity/index.ts';
import type { FieldRow, Notes } from '../products/moved-product.ts';

export interface MovedAddress {
  receiver: string;
  mobile: string;
  provinceId: number;
  cityId: number;
  areaId: number;
  address: string;
}

/** How Shopify codes provinces (ISO 3166-2:CN), with the names that they are located by. */
const shopifyProvinces: Record<string, string> = {
  AH: '安徽省',
  BJ: '北京市',
  CQ: '重庆市',
  FJ: '福建省',
  GS: '甘肃省',
  GD: '广东省',
  GX: '广西壮族自治区',
  GZ: '贵州省',
  HI: '海南省',
  HE: '河北省',
  HL: '黑龙江省',
  HA: '河南省',
  HB: '湖北省',
  HN: '湖南省',
  NM: '内蒙古自治区',
  JS: '江苏省',
  JX: '江西省',
  JL: '吉林省',
  LN: '辽宁省',
  NX: '宁夏回族自治区',
  QH: '青海省',
  SN: '陕西省',
  SD: '山东省',
  SH: '上海市',
  SX: '山西省',
  SC: '四川省',
  TJ: '天津市',
  XJ: '新疆维吾尔自治区',
  XZ: '西藏自治区',
  YN: '云南省',
  ZJ: '浙江省',
};

/** WooCommerce counts them: CN1 is Yunnan. */
const wooProvinces = (
  '云南省 北京市 天津市 河北省 山西省 内蒙古自治区 辽宁省 吉林省 黑龙江省 上海市 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 ' +
  '湖北省 湖南省 广东省 广西壮族自治区 海南省 重庆市 四川省 贵州省 陕西省 甘肃省 青海省 宁夏回族自治区 澳门 西藏自治区 新疆维吾尔自治区'
).split(' ');

interface Reading {
  name: string;
  mobile: string | undefined;
  notes: Notes;
}

/**
 * The address of a row as the address book has one: on the mainland, with its province, city and district, and a mobile number. Undefined
 * for none, and for what is none here, which is said.
 */
export function readAddress(row: FieldRow, { name, mobile, notes }: Reading): MovedAddress | undefined {
  const lines = [row.get('address1'), row.get('address2')].filter(Boolean);
  if (lines.length === 0) return undefined;
  const leaveOut = (key: string) => {
    notes.warn(row.n, 'address1', { key });
    return undefined;
  };
  if (!/^(?:|CN|CHN|China|中国|中国大陆)$/i.test(row.get('country').trim())) return leaveOut('addressAbroad');
  const own = toMobile(row.get('address_phone').replace(/^'/, ''));
  const number = patterns.mobile.test(own) ? own : mobile;
  if (number === undefined || name === '') return leaveOut('addressWithout');
  const { path, address } = parseAddress(placeOf(row, lines));
  const { province, city, district } = path;
  if (!province || !city || !district || address === '') return leaveOut('addressUnknown');
  const ids = { provinceId: province.id, cityId: city.id, areaId: district.id };
  return { receiver: name.slice(0, 30), mobile: number, ...ids, address: address.slice(0, 120) };
}

/** The line as somebody would write it; what the street says already is not said before it. */
function placeOf(row: FieldRow, lines: string[]): string {
  const street = lines.join(' ');
  const before = [toProvince(row.get('province')), row.get('city')].filter(
    (part) => part !== '' && !street.includes(part),
  );
  return before.join('') + street;
}

function toProvince(code: string): string {
  const plain = code.trim().replace(/^CN-/i, '').toUpperCase();
  const [, number] = /^CN(\d{1,2})$/.exec(plain) ?? [];
  return number === undefined ? (shopifyProvinces[plain] ?? code.trim()) : (wooProvinces[Number(number) - 1] ?? '');
}
