import { createHash } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { addSeconds, type Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Executor } from './connection.ts';
import { noteReplay } from './spent-points.ts';
import { idempotencyKeys } from './tables.ts';

const lifeInSeconds = 24 * 3600;

interface IdempotentCall {
  userId: number;
  /** The client's `Idempotency-Key`. */
  key: string;
  route: string;
  /** What was asked; the same key with another request is refused. */
  request: unknown;
}

/**
 * Runs a write once per key, inside the caller's transaction: a repeat gets the first answer again, and two at the same
 * moment wait for each other on the unique index. Throws `idempotency_conflict` when the key came with another request.
 */
export async function runOnce<T>(
  tx: Executor,
  clock: Clock,
  call: IdempotentCall,
  write: () => Promise<T>,
): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest('base64url');
  const now = clock.now();
  const where = and(
    eq(idempotencyKeys.userId, call.userId),
    eq(idempotencyKeys.key, call.key),
    eq(idempotencyKeys.route, call.route),
  );
  const { userId, key, route } = call;
  const claim = { requestHash, response: null, createdAt: now, expiresAt: addSeconds(now, lifeInSeconds) };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, route, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key, idempotencyKeys.route],
      set: claim,
      setWhere: lt(idempotencyKeys.expiresAt, now),
    })
    .returning({ id: idempotencyKeys.id });
  if (claimed.length === 0) {
    const answer = await readAnswer<T>(tx, where, requestHash);
    noteReplay();
    return answer;
  }
  const response = await write();
  await tx
    .update(idempotencyKeys)
    .set({ response: response ?? {} })
    .where(where);
  return response;
}

/** Whether a call was answered under this key before, as far as can be said without what is asked now. */
export async function isAnswered(
  db: Executor,
  clock: Clock,
  { userId, key, path }: { userId: number; key: string; path: string },
): Promise<boolean> {
  const isOwn = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const isDone = and(isNotNull(idempotencyKeys.response), gt(idempotencyKeys.expiresAt, clock.now()));
  // A use case names its call by the end of the path.
  const isOfCall = sql`right(${path}, length(${idempotencyKeys.route}) + 1) = '/' || ${idempotencyKeys.route}`;
  const rows = await db
    .select({ id: idempotencyKeys.id })
    .from(idempotencyKeys)
    .where(and(isOwn, isDone, isOfCall));
  return rows.length > 0;
}

async function readAnswer<T>(tx: Executor, where: ReturnType<typeof and>, requestHash: string): Promise<T> {
  const [row] = await tx.select().from(idempotencyKeys).where(where);
  if (!row || row.response === null) throw new DomainError('idempotency_in_progress');
  if (row.requestHash !== requestHash) throw new DomainError('idempotency_conflict');
  return row.response as T;
}
