import { describe, expect, it } from '@jest/globals';
import { addressBody } from '#lib/contract/identity/member-addresses.ts';
import { emptyAddress, readParsed, toValues } from './address-values.ts';

const parsed = {
  receiver: '张三',
  mobile: '13800138000',
  province_id: 440000,
  province_name: '广东省',
  city_id: 440300,
  city_name: '深圳市',
  area_id: 440305,
  area_name: '南山区',
  address: '科技园1号',
};

describe('a pasted line', () => {
  it('fills every field it names', () => {
    const { receiver, mobile, province_id, city_id, area_id, address } = parsed;
    const filled = { receiver, mobile, province_id, city_id, area_id, address };
    expect(readParsed(parsed)).toEqual({ filled, missing: [] });
    expect(addressBody.safeParse({ ...emptyAddress, ...filled }).success).toBe(true);
  });

  it('leaves alone what it does not name, and says so', () => {
    const nothing = { ...parsed, receiver: '', mobile: '', province_id: null, city_id: null, area_id: null };
    expect(readParsed(nothing)).toEqual({
      filled: { address: '科技园1号' },
      missing: ['receiver', 'mobile', 'province_id', 'city_id', 'area_id'],
    });
  });

  it('never mixes its province with the city that stood there', () => {
    const { filled, missing } = readParsed({ ...parsed, city_id: null, area_id: null });
    expect(filled).toMatchObject({ province_id: 440000, city_id: '', area_id: '' });
    expect(missing).toEqual(['city_id', 'area_id']);
  });
});

it('a saved address opens in the form as it stands', () => {
  const saved = { ...parsed, id: 4, is_default: true };
  expect(addressBody.parse(toValues(saved))).toMatchObject({ receiver: '张三', area_id: 440305, is_default: true });
});

it('an empty form is refused at every field that is asked for', () => {
  const { error } = addressBody.safeParse(emptyAddress);
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['receiver', 'required'],
    ['mobile', 'mobile'],
    ['province_id', 'area'],
    ['city_id', 'area'],
    ['area_id', 'area'],
    ['address', 'required'],
  ]);
});
