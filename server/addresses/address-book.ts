import { setTimeout as wait } from 'node:timers/promises';
import type pino from 'pino';
import type { readAddresses } from '#lib/api/site/shop-addresses.ts';
import { ApiError } from '#lib/api/transport/api-error.ts';
import type { NamedRecord } from '#lib/routes/named-record.ts';

interface AddressBook {
  /** False only where it is certain that there is no such record. */
  mayBeThere(record: NamedRecord): boolean | Promise<boolean>;
  /** Reads what has changed, or everything anew; whoever asks for an unknown address meanwhile waits for it. */
  learn(what: 'changes' | 'everything'): Promise<void>;
}

interface BookOptions {
  read: typeof readAddresses;
  log: pino.Logger;
  /** Whether changes are announced to this process. Where not, an unknown address is reason to look again. */
  isNotified: boolean;
  now?: () => number;
}

interface Known {
  slug: Set<string>;
  page: Set<string>;
  product: Set<number>;
  service: Set<number>;
  category: Set<number>;
  /** By the clock of the API, in seconds. */
  time: number;
}

/** A product is read again if it changed this long before the last reading: its transaction may have ended after it. */
const overlapInSeconds = 600;
/** Who is told nothing asks this often at most, however many strangers invent addresses. */
const lookAgainInMs = 5_000;
const retryInMs = 5_000;
const pauseInMs = 250;

/**
 * What has an address in this shop, in memory: an address that a stranger invents then costs no question to the database,
 * no rendering and no memory. What was taken out of the shop stays until everything is read anew: its page says itself
 * that it is not there. While nothing is known everything may be there.
 */
export function createAddressBook({ read, log, isNotified, now = Date.now }: BookOptions): AddressBook {
  let known: Known | undefined;
  let requested: 'changes' | 'everything' | undefined;
  let reading: Promise<void> | undefined;
  let turn = Promise.withResolvers<void>();
  let readAt = 0;
  let isOffered = true;

  const learn: AddressBook['learn'] = (what) => {
    requested = requested === 'everything' ? requested : what;
    reading ??= work().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  async function work(): Promise<void> {
    for (let isFirst = true; requested && isOffered; isFirst = false) {
      // Changes come in crowds, as from an import: one reading for all of them.
      if (!isFirst) await wait(pauseInMs);
      const base = requested === 'changes' ? known : undefined;
      requested = undefined;
      try {
        known = await readAll(read, base);
      } catch (error) {
        known = undefined;
        // A server of the family without this call: nothing is ever certain there.
        isOffered = !(error instanceof ApiError && error.status === 404);
        if (isOffered) {
          log.warn({ err: error }, 'the addresses of the shop could not be read');
          setTimeout(() => void learn('everything'), retryInMs).unref();
        }
      }
      readAt = now();
      turn.resolve();
      turn = Promise.withResolvers();
    }
  }

  const isKnown = (record: NamedRecord) => known === undefined || has(known, record);
  /** Of what was announced before the question; readings may go on for as long as an import. */
  const isKnownSoon = async (record: NamedRecord) => {
    for (let turns = requested ? 2 : 1; turns > 0 && reading; turns -= 1) await turn.promise;
    return isKnown(record);
  };
  return {
    learn,
    mayBeThere: (record) => {
      if (isKnown(record)) return true;
      if (!reading && !isNotified && now() - readAt > lookAgainInMs) void learn('changes');
      return reading ? isKnownSoon(record) : false;
    },
  };
}

function has(known: Known, record: NamedRecord): boolean {
  return 'id' in record ? known[record.kind].has(record.id) : known[record.kind].has(record.name);
}

/** Reads on top of what is known, or from the beginning. */
async function readAll(read: typeof readAddresses, base: Known | undefined): Promise<Known> {
  const since = base ? Math.max(1, base.time - overlapInSeconds) : 0;
  const first = await read({ since });
  const known: Known = {
    slug: base?.slug ?? new Set(),
    product: base?.product ?? new Set(),
    service: base?.service ?? new Set(),
    page: new Set(first.pages),
    category: new Set(first.categories),
    time: first.time,
  };
  let answer = first;
  for (;;) {
    for (const { id, is_service, slugs } of answer.products) {
      known.product.add(id);
      if (is_service) known.service.add(id);
      for (const slug of slugs) known.slug.add(slug);
    }
    if (answer.next === null) return known;
    answer = await read({ since, after: answer.next });
  }
}
