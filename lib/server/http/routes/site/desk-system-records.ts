import type { SystemFacts } from '#lib/contract/site/desk-system.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { BackupRun } from '#lib/server/jobs/backup-runs.ts';
import { ownProcessId, type ServerProcess } from '#lib/server/jobs/processes.ts';
import type { readQueueFacts } from '#lib/server/jobs/queue-facts.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { shopVersion } from '#lib/server/version.ts';
import type { describeSystem } from '#lib/server/workflows/system/describe-system.ts';

interface Found {
  facts: Awaited<ReturnType<typeof describeSystem>>;
  processes: ServerProcess[];
  queue: Awaited<ReturnType<typeof readQueueFacts>>;
  backup: BackupRun | undefined;
}

export function toSystemRecord({ facts, processes, queue, backup }: Found, { env, clock }: ServerContext): SystemFacts {
  const { database, outbox, files, check, services, certificates } = facts;
  const { archive } = database;
  return {
    time: toUnixSeconds(clock.now()),
    versions: {
      shop: shopVersion,
      node: process.version,
      postgres: database.version,
      migration_time: toUnixSeconds(database.migratedAt),
      is_migrated: facts.isMigrated,
    },
    processes: processes.map(toProcess),
    jobs: queue
      ? {
          waiting: queue.waiting,
          running: queue.running,
          oldest_time: toUnixSeconds(queue.oldestAt),
          failing: queue.failing,
        }
      : null,
    outbox: { waiting: outbox.waiting, oldest_time: toUnixSeconds(outbox.oldestAt), failed: outbox.failed },
    files: { driver: env.FILE_DRIVER, bucket: env.S3_BUCKET ?? '', ...files },
    database: { bytes: database.bytes, tables: database.tables },
    backup: backup
      ? { end_time: toUnixSeconds(backup.finishedAt), bytes: backup.bytes, place: backup.place, kind: backup.kind }
      : null,
    archive: {
      is_on: archive.isOn,
      last_time: toUnixSeconds(archive.lastAt),
      failed_time: toUnixSeconds(archive.failedAt),
    },
    ledger: check ? { check_time: toUnixSeconds(check.checkedAt), faults: check.faultCount } : null,
    certificates: certificates.map(({ setting, subject, endsAt }) => ({
      setting,
      subject,
      end_time: toUnixSeconds(endsAt),
    })),
    services: services.map(({ key, kind, name, state, probe }) => ({
      ...{ key, kind, name, state },
      can_test: probe !== undefined,
    })),
  };
}

function toProcess({ id, host, pid, roles, version, node, startedAt, seenAt }: ServerProcess) {
  return {
    id,
    host,
    pid,
    roles: roles.split(',') as SystemFacts['processes'][number]['roles'],
    version,
    node,
    start_time: toUnixSeconds(startedAt),
    seen_time: toUnixSeconds(seenAt),
    is_this: id === ownProcessId,
  };
}
