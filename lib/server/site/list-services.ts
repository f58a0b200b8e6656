import type { ServerContext } from '../db/context.ts';
import type { Service } from '../kernel/service.ts';

const timeoutInMs = 8000;

/** Who counts visits, switched on or not. */
export function visitServices({ env }: Pick<ServerContext, 'env'>): Service[] {
  const umami = env.UMAMI_URL;
  const service = { key: 'statistics-umami', kind: 'statistics', name: 'umami' } as const;
  return [umami ? { ...service, state: 'on', probe: () => probeUmami(umami) } : { ...service, state: 'off' }];
}

/** Fetches the script that pages load, and counts no visit. */
async function probeUmami(umami: string): Promise<void> {
  const address = new URL('/script.js', umami);
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutInMs), redirect: 'error' });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`HTTP ${answer.status} from ${address.href}`);
}
