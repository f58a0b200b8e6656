import { isIP } from 'node:net';

/** Whom passkeys are made for: browsers give them to pages of this origin alone. */
export interface RelyingParty {
  /** The host of the shop's address; a passkey made for it is worth nothing elsewhere. */
  id: string;
  origin: string;
}

/**
 * The relying party of a shop at this address. Undefined where browsers offer no passkeys: without https, but on the
 * machine itself, and for an address without a name.
 */
export function relyingPartyOf(address: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(address);
  const isOnMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isOnMachine) return undefined;
  // An IPv6 address stands in brackets.
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return undefined;
  return { id: hostname, origin };
}
