import { newestMigration } from '#lib/server/db/migrating/migrate.ts';
import type { ServerContext } from '../../db/context.ts';
import { readDatabaseFacts } from '../../db/database-facts.ts';
import { readStorageFacts } from '../../files/index.ts';
import { readOutboxFacts } from '../../messaging/index.ts';
import { findLastCheck } from '../../wallet/index.ts';
import { listServices } from './list-services.ts';
import { findCertificates } from './pieces/certificates.ts';

/** Where the shop stands, as far as its database, its settings and its disk know. */
export async function describeSystem(ctx: ServerContext) {
  const [database, outbox, files, check] = await Promise.all([
    readDatabaseFacts(ctx.db),
    readOutboxFacts(ctx),
    readStorageFacts(ctx),
    findLastCheck(ctx),
  ]);
  return {
    database,
    outbox,
    files,
    check,
    isMigrated: database.migratedAt.getTime() >= newestKnown(),
    services: listServices(ctx),
    certificates: findCertificates(ctx.env),
  };
}

let newest: number | undefined;

/** Its files do not change while the process runs. */
function newestKnown(): number {
  newest ??= newestMigration();
  return newest;
}
