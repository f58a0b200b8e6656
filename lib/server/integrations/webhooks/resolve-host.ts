import { Resolver } from 'node:dns/promises';
import type { Resolved } from './public-address.ts';

export type Resolve = (host: string) => Promise<Resolved[]>;

interface Asking {
  /** Missing: those of this machine. */
  servers?: string[];
  /** For one question; a name is asked for twice at most. */
  timeoutInMs?: number;
}

/**
 * Asks the name servers itself. What the system offers (`lookup`) waits in one of two threads of the process, in which all other names are
 * looked up as well: a few endpoints whose name servers never answer would keep payments and mails from finding theirs.
 */
export function resolverOf({ servers, timeoutInMs = 3000 }: Asking = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutInMs, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (host) => {
    if (host === 'localhost' || host.endsWith('.localhost')) return [{ address: '127.0.0.1', family: 4 }];
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    const listOf = (found: PromiseSettledResult<string[]>, family: number) =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
    return [...listOf(four, 4), ...listOf(six, 6)];
  };
}

let usual: Resolve | undefined;

/** By the name servers of this machine, as its settings have them when the first message is sent. */
export const resolveHost: Resolve = (host) => {
  usual ??= resolverOf();
  return usual(host);
};
