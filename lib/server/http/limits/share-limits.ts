import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withoutParameters } from '#lib/server/db/statements/without-parameters.ts';
import type { AddressLimit, Counted } from './address-limit.ts';

/** Every process listens there to what the others count (docs/adr/0040-limits-of-several-processes.md). */
export const limitChannel = 'shop_limits';

/** The limits of a process by the names they have in all of them. */
export type NamedLimits = ReadonlyMap<string, AddressLimit>;

interface Told {
  from: string;
  limit: string;
  window: number;
  counts: Counted[];
}

const everyMs = 1_000;
/** What fits into one notification: its payload ends at 8,000 bytes, and an address of IPv6 with its count has forty. */
const mostAddresses = 150;

export interface SharedLimits {
  /** Takes in what was sent on the channel. */
  hear(payload: string): void;
  stop(): void;
}

/**
 * Tells the other processes each second what this one has counted, where there is something to tell. No request waits for it;
 * what cannot be told is not told later.
 */
export function shareLimits(ctx: ServerContext, log: Logger, limits: NamedLimits): SharedLimits {
  const from = randomUUID();
  const tell = async () => {
    for (const [limit, counting] of limits) {
      const { window, counts } = counting.tell(mostAddresses);
      if (counts.length === 0) continue;
      const told: Told = { from, limit, window, counts };
      await ctx.db.execute(sql`select pg_notify(${limitChannel}, ${JSON.stringify(told)})`);
    }
  };
  let isTelling = false;
  const timer = setInterval(() => {
    if (isTelling) return;
    isTelling = true;
    tell()
      .catch((error: unknown) => log.warn({ err: withoutParameters(error) }, 'limits were not shared'))
      .finally(() => {
        isTelling = false;
      });
  }, everyMs).unref();
  return {
    hear: (payload) => {
      const told = readTold(payload);
      if (told && told.from !== from) limits.get(told.limit)?.hear(told.window, told.counts);
    },
    stop: () => clearInterval(timer),
  };
}

/** Anybody with access to the database can send on the channel. */
function readTold(payload: string): Told | undefined {
  try {
    const { from, limit, window, counts } = JSON.parse(payload) as Partial<Told>;
    const isSound = typeof from === 'string' && typeof limit === 'string' && Number.isInteger(window);
    if (!isSound || window === undefined || !Array.isArray(counts) || !counts.every(isCounted)) return undefined;
    return { from, limit, window, counts };
  } catch {
    return undefined;
  }
}

const isCounted = (one: unknown): one is Counted =>
  Array.isArray(one) && typeof one[0] === 'string' && Number.isFinite(one[1]) && one[1] > 0;
