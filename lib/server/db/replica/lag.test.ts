import { describe, expect, it } from '@jest/globals';
import { Lag } from './lag.ts';

describe('how long a replica has been behind', () => {
  it('is nothing while it is where the primary was last seen', () => {
    const lag = new Lag();
    lag.note(10n, 0);
    expect(lag.of(10n, 5000)).toBe(0);
    expect(lag.of(12n, 5000)).toBe(0);
  });

  it('is since the primary was at a place that it has not come to', () => {
    const lag = new Lag();
    for (const [position, at] of [
      [10n, 0],
      [20n, 1000],
      [30n, 2000],
    ] as const)
      lag.note(position, at);
    expect(lag.of(10n, 3000)).toBe(2000);
    expect(lag.of(25n, 3000)).toBe(1000);
    expect(lag.of(30n, 3000)).toBe(0);
  });

  it('grows while the primary rests and the replica does not come on', () => {
    const lag = new Lag();
    for (const at of [0, 1000, 2000, 3000]) lag.note(20n, at);
    expect(lag.of(10n, 4000)).toBe(4000);
  });

  it('begins anew with another primary, which had not come as far', () => {
    const lag = new Lag();
    lag.note(50n, 0);
    lag.note(40n, 9000);
    expect(lag.of(40n, 9500)).toBe(0);
    expect(lag.of(30n, 9500)).toBe(0);
    lag.note(60n, 10_000);
    expect(lag.of(40n, 12_000)).toBe(2000);
  });
});
