import { describe, expect, it } from '@jest/globals';
import { AddressLimit } from './address-limit.ts';

describe('the limit of an address', () => {
  it('lets through as many as it allows, then says how long to wait, and begins anew', () => {
    let now = 60_000;
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

describe('what processes tell each other', () => {
  /** Two that count for themselves, at the same moment. */
  const two = (perMinute: number) => {
    const clock = { now: 60_000 };
    const make = () => new AddressLimit(perMinute, () => clock.now);
    return { clock, here: make(), there: make() };
  };
  const asks = (limit: AddressLimit, times: number) => {
    for (let asked = 0; asked < times; asked += 1) limit.take('203.0.113.5');
  };
  const left = (limit: AddressLimit) => {
    let passed = 0;
    while (limit.take('203.0.113.5') === 0) passed += 1;
    return passed;
  };
  const pass = (from: AddressLimit, to: AddressLimit, most = 100) => {
    const { window, counts } = from.tell(most);
    to.hear(window, counts);
    return counts;
  };

  it('counts as if all had come to one of them, each request once', () => {
    const { here, there } = two(100);
    asks(here, 30);
    expect(pass(here, there)).toEqual([['203.0.113.5', 30]]);
    expect(pass(here, there)).toEqual([]);
    asks(here, 10);
    expect(pass(here, there)).toEqual([['203.0.113.5', 10]]);
    expect(left(there)).toBe(60);
    expect(pass(there, here)).toEqual([['203.0.113.5', 60]]);
    expect(left(here)).toBe(0);
  });

  it('says nothing of who only comes by, until they are no longer few', () => {
    const { here, there } = two(100);
    asks(here, 5);
    expect(pass(here, there)).toEqual([]);
    asks(here, 1);
    expect(pass(here, there)).toEqual([['203.0.113.5', 6]]);
  });

  it('says the greatest counts first, and the rest the next time', () => {
    const { here, there } = two(100);
    for (const [address, times] of [
      ['198.51.100.1', 10],
      ['198.51.100.2', 30],
      ['198.51.100.3', 20],
    ] as const)
      for (let asked = 0; asked < times; asked += 1) here.take(address);
    expect(pass(here, there, 2)).toEqual([
      ['198.51.100.2', 30],
      ['198.51.100.3', 20],
    ]);
    expect(pass(here, there, 2)).toEqual([['198.51.100.1', 10]]);
  });

  it('forgets with the minute, and hears nothing of another one', () => {
    const { clock, here, there } = two(100);
    asks(here, 30);
    const { window, counts } = here.tell(100);
    clock.now += 60_000;
    there.hear(window, counts);
    expect([left(there), left(here)]).toEqual([100, 100]);
  });
});
