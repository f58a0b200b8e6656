import { describe, expect, it } from '@jest/globals';
import { AddressLimit } from './address-limit.ts';

describe('the limit of an address', () => {
  it('lets through as many as it allows, then says how long to wait, and begins anew', () => {
    let now = 1_000_000;
    const limit = new AddressLimit(3, () => now);
    expect([1, 2, 3].map(() => limit.take('203.0.113.5'))).toEqual([0, 0, 0]);
    now += 15_000;
    expect(limit.take('203.0.113.5')).toBe(45);
    expect(limit.take('203.0.113.6')).toBe(0);
    now += 45_000;
    expect(limit.take('203.0.113.5')).toBe(0);
  });

  it('counts what is dear as more', () => {
    const limit = new AddressLimit(10);
    expect([limit.take('::1', 5), limit.take('::1', 5), limit.take('::1')]).toEqual([0, 0, expect.any(Number)]);
    expect(limit.take('::1')).toBeGreaterThan(0);
  });

  it('is one for all addresses of a /64, and for both ways to write an IPv4 address', () => {
    const limit = new AddressLimit(1);
    expect(limit.take('2001:db8:1:2::1')).toBe(0);
    expect(limit.take('2001:db8:1:2:ffff::9')).toBeGreaterThan(0);
    expect(limit.take('2001:db8:1:3::1')).toBe(0);
    expect([limit.take('203.0.113.5'), limit.take('::ffff:203.0.113.5') > 0]).toEqual([0, true]);
  });

  it('forgets the first address rather than grow without end', () => {
    const limit = new AddressLimit(1);
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 100_001; index += 1) limit.take(address(index));
    expect(limit.take(address(2))).toBeGreaterThan(0);
    expect(limit.take(address(0))).toBe(0);
  });
});
