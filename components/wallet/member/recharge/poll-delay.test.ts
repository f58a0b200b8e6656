import { describe, expect, it } from '@jest/globals';
import { pollDelay } from './poll-delay.ts';

describe('asking again', () => {
  it('becomes rarer, and never rarer than twice a minute for online payments', () => {
    const delays = Array.from({ length: 12 }, (_, index) =>
      pollDelay({ status: 'pending', channel: 'alipay' }, index + 1),
    );
    expect(delays[0]).toBe(2_500);
    expect(delays).toEqual([...delays].sort((left, right) => Number(left) - Number(right)));
    expect(delays.at(-1)).toBe(30_000);
  });

  it('is slower for a transfer, which a person has to see', () => {
    expect(pollDelay({ status: 'processing', channel: 'bank' }, 1)).toBe(15_000);
    expect(pollDelay({ status: 'processing', channel: 'bank' }, 20)).toBe(120_000);
  });

  it.each(['succeeded', 'failed', 'closed'] as const)('ends with %s', (status) => {
    expect(pollDelay({ status, channel: 'sandbox' }, 1)).toBe(false);
  });
});
