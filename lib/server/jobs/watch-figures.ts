import type { ServerContext } from '../db/context.ts';
import { type Figure, figure } from '../observe/recorder.ts';
import { watchCertificates } from '../workflows/watch/certificate-figures.ts';
import { readDatabaseFigures } from '../workflows/watch/database-figures.ts';
import { readPoolerFigures } from '../workflows/watch/pooler-figures.ts';
import { watchShop } from '../workflows/watch/shop-figures.ts';
import { readBackupFigures } from './backup-runs.ts';
import { readJobFigures } from './job-figures.ts';
import { readRowFigures } from './row-failures.ts';

/** However many ask, and however often: the database is asked no more than this. */
const freshInMs = 10_000;

/** What a worker tells of the shop as a whole; where the database is away, that it could not be read. */
export function watchFigures(ctx: ServerContext, jobs: readonly string[]): () => Promise<Figure[]> {
  const readShop = watchShop(ctx);
  const readCertificates = watchCertificates(ctx);
  let known: { figures: Promise<Figure[]>; until: number } | undefined;
  const readDatabase = async () => {
    try {
      const found = await Promise.all([
        readShop(),
        readJobFigures(ctx.db, jobs),
        readBackupFigures(ctx),
        readRowFigures(ctx.db),
        readDatabaseFigures(ctx.db),
      ]);
      return [...found.flat(), figure('shop_figures_failed', 0, {})];
    } catch {
      return [figure('shop_figures_failed', 1, {})];
    }
  };
  // What stands beside the database is told while that is away.
  const read = async () => {
    const found = await Promise.all([readDatabase(), readPoolerFigures(ctx.env)]);
    return [...found.flat(), ...readCertificates()];
  };
  return () => {
    const now = performance.now();
    if (!known || known.until <= now) known = { figures: read(), until: now + freshInMs };
    return known.figures;
  };
}
