import { isIP, type LookupFunction } from 'node:net';
import { isLoopback } from '../../kernel/loopback.ts';
import { hasWebPort, isOwnAddress, isPublicAddress, type Resolved } from './public-address.ts';
import type { Resolve } from './resolve-host.ts';

/** Refuses an address before anything is sent. */
export class ClosedAddress extends Error {}

interface Target {
  url: string;
  resolve: Resolve;
  /** Whether this machine may be asked, on any port: where programs are developed, never in a shop. */
  isLoopbackAllowed: boolean;
  /** Without TLS, on port 80, is fine as well. */
  isPlainAllowed?: boolean;
}

/** The addresses to connect to, one after another until one is there. Of a name with several none may be closed. Throws `ClosedAddress`. */
export async function findTargets({
  url,
  resolve,
  isLoopbackAllowed,
  isPlainAllowed = false,
}: Target): Promise<Resolved[]> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  const found = kind === 0 ? await resolve(host) : [{ address: host, family: kind }];
  const isWeb =
    isPlainAllowed && target.protocol === 'http:'
      ? target.port === ''
      : target.protocol === 'https:' && hasWebPort(target);
  const isFree = ({ address }: Resolved) =>
    (isLoopbackAllowed && isLoopback(address)) || (isWeb && isPublicAddress(address) && !isOwnAddress(address));
  if (found.length === 0 || !found.every(isFree)) throw new ClosedAddress();
  return found;
}

/** Whatever name is asked for, there is one answer: those very addresses, so that a name which changes its own leads nowhere else. */
export const lookupOf = (targets: Resolved[]): LookupFunction =>
  ((_host, options, done) => {
    const [first] = targets;
    if (options.all) (done as unknown as (error: null, found: Resolved[]) => void)(null, targets);
    else done(null, first?.address ?? '', first?.family);
  }) as LookupFunction;
