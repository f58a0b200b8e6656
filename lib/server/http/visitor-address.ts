import { isIP } from 'node:net';

/** Stands for the address of calls that pages of this process make while they render. */
export const inProcess = 'in-process';

interface Origin {
  /** The other end of the connection. */
  connection: string;
  /** Whether that is a proxy of ours, which writes down whom it speaks for. */
  isProxyTrusted: boolean;
}

/**
 * The address a request comes from. A proxy appends its visitor to `x-forwarded-for`: only the last entry is its own
 * word, those before it the visitor may have written, and with them choose an address for each guess at a password. Where
 * the proxy writes `x-real-ip` alone, that is read. What is no address counts as none.
 */
export function visitorAddress(headers: Headers, { connection, isProxyTrusted }: Origin): string {
  if (!isProxyTrusted) return connection;
  const notified = (headers.get('x-forwarded-for')?.split(',').at(-1) ?? headers.get('x-real-ip') ?? '').trim();
  return isIP(notified) > 0 ? notified : connection;
}

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
