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
