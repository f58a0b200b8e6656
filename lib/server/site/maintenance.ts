import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { getSettings } from './settings.ts';
import { shopTime } from './shop-time.ts';

/** A shop that is closed for a while. */
interface Maintenance {
  /** When it is likely to be over; undefined: nobody has said. */
  until: Date | undefined;
}

const known = new WeakMap<Executor, Maintenance>();

/**
 * Reads whether the shop is closed, for this process to know without asking. To be called at the start, and at each notice of a change
 * that may be about it. Where it cannot be read what was known stays.
 */
export async function learnMaintenance(ctx: Pick<ServerContext, 'db'>): Promise<void> {
  const settings = await getSettings(ctx);
  if (settings['site.isInMaintenance']) known.set(ctx.db, { until: shopTime(settings['site.maintenanceUntil']) });
  else known.delete(ctx.db);
}

/** Undefined: the shop is open, as far as this process has heard. */
export const findMaintenance = ({ db }: Pick<ServerContext, 'db'>): Maintenance | undefined => known.get(db);

const [usual, least, most] = [600, 60, 86_400];

/** When to ask again, in seconds. */
export function secondsUntilOpen({ until }: Maintenance, now: Date): number {
  const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : usual;
  return Math.min(most, Math.max(least, seconds));
}

/** What visitors are shown meanwhile, in both languages: they may have chosen none yet. */
export async function describeMaintenance(ctx: ServerContext) {
  const settings = await getSettings(ctx);
  const until = settings['site.maintenanceUntil'];
  return {
    is_on: settings['site.isInMaintenance'],
    until,
    retry_after: secondsUntilOpen({ until: shopTime(until) }, ctx.clock.now()),
    note: settings['site.maintenanceNote'],
    name: settings['site.name'],
    logo: settings['site.logo'],
    tel: settings['site.tel'],
  };
}
