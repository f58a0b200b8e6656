import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#lib/server/db/connection.ts';
import { noteSpent, payOwed } from '#lib/server/db/spent-points.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { limitKey } from '#lib/server/kernel/limit-key.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { inProcess } from '../scope/visitor-address.ts';
import { AddressLimit } from './address-limit.ts';

export interface RequestLimit {
  /** Calls allowed… */
  points: number;
  /** …in so many seconds. */
  seconds: number;
  /**
   * Per address of the caller, per logged-in account, or per account at an address: the last where a stolen session
   * must not use up what its owner needs to be rid of it. Per store where all of its people count as one, per key of a
   * program.
   */
  by: 'address' | 'account' | 'account-address' | 'store' | 'key';
}

/** The general limits per address, one per setting. */
const general = new Map<number, AddressLimit>();

const limiters = new WeakMap<Database, Map<string, RateLimiterPostgres>>();

/** The general limit of calls, which a process shares with the others. */
export function generalLimit(perMinute: number): AddressLimit {
  const limit = general.get(perMinute) ?? new AddressLimit(perMinute);
  general.set(perMinute, limit);
  return limit;
}

/** Counts a request of the general kind. Throws `too_many_requests` with the seconds to wait. */
export function takeFromGeneralLimit(ip: string, perMinute: number): void {
  const seconds = generalLimit(perMinute).take(ip);
  if (seconds > 0) throw new DomainError('too_many_requests', { values: { seconds } });
}

/** Whose call it is. */
type Limited = Pick<RequestScope, 'server' | 'actor' | 'ip'>;

/** Counts a call in a limit shared by all processes. Throws `too_many_requests` with the seconds to wait. */
export async function takeFromLimit(scope: Limited, route: string, limit: RequestLimit): Promise<void> {
  const who = keyOf(scope, limit.by);
  if (who === undefined) return;
  const limiter = limiterFor(scope.server.db, route, limit);
  await take(limiter, who);
  const { points, seconds } = limit;
  const giveBack = async () => void (await limiter.reward(who));
  noteSpent({ limit: limiter.keyPrefix, key: who, points, seconds, giveBack });
}

function keyOf({ actor, ip }: Limited, by: RequestLimit['by']): string | undefined {
  // What pages of this process ask while they render is counted where the page is asked for.
  if (by === 'address') return ip === inProcess ? undefined : limitKey(ip);
  if (actor.kind !== 'member') return undefined;
  if (by === 'key') return actor.key && String(actor.key.id);
  if (by === 'store') return actor.storeId === undefined ? undefined : String(actor.storeId);
  return by === 'account' ? String(actor.userId) : `${actor.userId}@${limitKey(ip)}`;
}

function limiterFor(db: Database, route: string, limit: RequestLimit): RateLimiterPostgres {
  const known = limiters.get(db) ?? new Map<string, RateLimiterPostgres>();
  limiters.set(db, known);
  const keyPrefix = `${route}:${limit.by}:${limit.seconds}`;
  const limiter =
    known.get(keyPrefix) ??
    new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
  known.set(keyPrefix, limiter);
  return limiter;
}

async function take(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // What somebody is owed since the database was away counts before they are refused.
    if (await payOwed()) {
      // Being refused has counted as well.
      await limiter.reward(key);
      return take(limiter, key);
    }
    throw new DomainError('too_many_requests', { values: { seconds: Math.ceil(refusal.msBeforeNext / 1000) } });
  }
}
