import { isIP } from 'node:net';

/**
 * What limits count an address as. Who has IPv6 at home has at least a /64 and could come from another address each time;
 * an IPv4 address is the same however it is written.
 */
export function limitKey(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  const groups = expand(new URL(`http://[${plain}]`).hostname.slice(1, -1));
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight numbers of an IPv6 address as a URL writes it. */
function expand(address: string): number[] {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = 8 - head.length - (tail?.length ?? 0);
  const zeros = tail ? Array<string>(missing).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16));
}
