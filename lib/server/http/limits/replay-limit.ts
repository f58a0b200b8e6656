import { RateLimiterMemory } from 'rate-limiter-flexible';
import { isAnswered } from '#lib/server/db/idempotency.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { type RequestLimit, takeFromLimit } from './rate-limit.ts';

/** So often somebody is answered anew in a minute whose limit is used up. */
const replays = new RateLimiterMemory({ points: 10, duration: 60 });

/**
 * Counts a call, but for one that was answered before under the same `Idempotency-Key`: its answer was lost, and asking for it again
 * is what the key is for. The use case compares what is asked; another request under the key is refused there, does nothing, and
 * stays counted. Throws `too_many_requests`.
 */
export async function takeUnlessReplay(
  scope: RequestScope,
  { path, request, limit }: { path: string; request: Request; limit: RequestLimit },
): Promise<void> {
  try {
    await takeFromLimit(scope, path, limit);
  } catch (refusal) {
    const isUsedUp = refusal instanceof DomainError && refusal.code === 'too_many_requests';
    if (!isUsedUp || !(await isReplay(scope, path, request))) throw refusal;
  }
}

async function isReplay({ server, actor }: RequestScope, path: string, request: Request): Promise<boolean> {
  const key = request.headers.get('idempotency-key');
  if (actor.kind !== 'member' || !key || key.length > 64) return false;
  const { userId } = actor;
  const isFree = await replays.consume(String(userId)).then(
    () => true,
    () => false,
  );
  return isFree && isAnswered(server.db, server.clock, { userId, key, path });
}
