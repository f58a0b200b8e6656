import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { typedText, unixSeconds } from '../fields.ts';

/** What the shop leans on outside of itself, by what it is for. */
const serviceKinds = [
  'address',
  'mail',
  'sms',
  'payment',
  'payout',
  'invoice',
  'login',
  'passkeys',
  'parcels',
  'statistics',
  'files',
] as const;

const service = z.object({
  key: z.string(),
  kind: z.enum(serviceKinds),
  /** A name that is the same in every language; empty where the kind says it all. */
  name: z.string(),
  state: z.enum(['on', 'sandbox', 'off']),
  can_test: z.boolean(),
});
export type SystemService = z.output<typeof service>;

const process = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.int(),
  roles: z.array(z.enum(['pages', 'api', 'worker'])),
  version: z.string(),
  node: z.string(),
  start_time: unixSeconds,
  seen_time: unixSeconds,
  /** The one that answers. */
  is_this: z.boolean(),
});

export const operatorSystem = endpoint({
  method: 'get',
  path: '/api/operator/system/see',
  summary: 'Versions, processes, queues, storage, backups and providers of this shop, without any secret',
  data: z.object({
    time: unixSeconds,
    versions: z.object({
      shop: z.string(),
      node: z.string(),
      postgres: z.string(),
      /** When the last migration was made that the database has, and whether this version knows a newer one. */
      migration_time: unixSeconds,
      is_migrated: z.boolean(),
    }),
    processes: z.array(process),
    /** Null while no process has started the queue. */
    jobs: z
      .object({ waiting: z.int(), running: z.int(), oldest_time: unixSeconds.nullable(), failing: z.int() })
      .nullable(),
    outbox: z.object({
      waiting: z.int(),
      oldest_time: unixSeconds.nullable(),
      /** Given up during the last day. */
      failed: z.int(),
    }),
    files: z.object({
      driver: z.enum(['local', 's3']),
      bucket: z.string(),
      count: z.int(),
      bytes: z.int(),
      /** Of the disk with the data folder; null where it cannot be read. */
      disk: z.object({ free: z.int(), total: z.int() }).nullable(),
    }),
    database: z.object({
      bytes: z.int(),
      tables: z.array(z.object({ name: z.string(), bytes: z.int(), rows: z.int() })),
    }),
    /** Null: none of this shop’s own command is known. */
    backup: z.object({ end_time: unixSeconds, bytes: z.int(), place: z.string(), kind: z.string() }).nullable(),
    archive: z.object({
      is_on: z.boolean(),
      last_time: unixSeconds.nullable(),
      /** The last that failed, where nothing has succeeded since. */
      failed_time: unixSeconds.nullable(),
    }),
    ledger: z.object({ check_time: unixSeconds, faults: z.int() }).nullable(),
    certificates: z.array(z.object({ setting: z.string(), subject: z.string(), end_time: unixSeconds })),
    services: z.array(service),
  }),
});
export type SystemFacts = DataOf<typeof operatorSystem>;

export const serviceOutcomes = ['ok', 'unreachable', 'refused', 'failed'] as const;

export const operatorSystemTest = endpoint({
  method: 'post',
  path: '/api/operator/system/test',
  summary: 'Asks one provider a question that changes nothing, and says how that went',
  body: z.object({ key: typedText().min(1).max(40) }),
  stale: [],
  data: z.object({
    outcome: z.enum(serviceOutcomes),
    /** What it said, secrets taken out; empty when all is well. */
    detail: z.string(),
    milliseconds: z.int(),
    /** When the certificate of the shop’s own address ends. */
    certificate_end_time: unixSeconds.nullable(),
  }),
});
