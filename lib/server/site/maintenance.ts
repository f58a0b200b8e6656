import { noTexts } from '#lib/i18n/texts.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { listPreviewLinks } from './opening/preview-links.ts';
import { readPreview } from './opening/preview-token.ts';
import { getLiveLook, getSettings } from './settings.ts';
import type { Settings } from './settings-schema.ts';
import { shopTime } from './shop-time.ts';

/** A shop that is closed to visitors: not opened yet, or for a while. */
interface Maintenance {
  reason: 'opening' | 'maintenance';
  /** When it is likely to be over; undefined: nobody has said. */
  until: Date | undefined;
  /** Preview links that show it meanwhile; none of a shop that was open already. */
  previews: ReadonlySet<number>;
}

const known = new WeakMap<Executor, Maintenance>();

/**
 * Reads whether the shop is closed, for this process to know without asking. To be called at the start, and at each notice of a change
 * that may be about it. Where it cannot be read what was known stays.
 */
export async function learnMaintenance(ctx: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const settings = await getSettings(ctx);
  const reason = reasonOf(settings);
  if (!reason) return void known.delete(ctx.db);
  const isNew = reason === 'opening';
  const previews = isNew ? await listPreviewLinks(ctx) : [];
  known.set(ctx.db, {
    reason,
    until: isNew ? undefined : shopTime(settings['site.maintenanceUntil']),
    previews: new Set(previews.map(({ id }) => id)),
  });
}

/** A shop that was never opened is that first: nobody knows of it what maintenance would interrupt. */
function reasonOf(settings: Settings): Maintenance['reason'] | undefined {
  if (!settings['site.isOpen']) return 'opening';
  return settings['site.isInMaintenance'] ? 'maintenance' : undefined;
}

/** Undefined: the shop is open, as far as this process has heard. */
export const findMaintenance = ({ db }: Pick<ServerContext, 'db'>): Maintenance | undefined => known.get(db);

/** Until when a preview link shows the shop, in unix seconds; undefined for one that is forged, over or taken back. Of an open shop nothing is asked. */
export function findPreview({ db, env, clock }: ServerContext, token: string): number | undefined {
  const said = readPreview(env.SECRET_KEY, token, clock.now());
  const closed = known.get(db);
  return said && (!closed || closed.previews.has(said.id)) ? said.expires : undefined;
}

const [usual, least, most] = [600, 60, 86_400];

/** When to ask again, in seconds. */
export function secondsUntilOpen({ until }: Pick<Maintenance, 'until'>, now: Date): number {
  const seconds = until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : usual;
  return Math.min(most, Math.max(least, seconds));
}

/** What visitors are shown meanwhile, in both languages: they may have chosen none yet. */
export async function describeMaintenance(ctx: ServerContext) {
  const [settings, { look }] = await Promise.all([getSettings(ctx), getLiveLook(ctx)]);
  const reason = reasonOf(settings);
  const isNew = reason === 'opening';
  const until = isNew ? '' : settings['site.maintenanceUntil'];
  return {
    is_on: reason !== undefined,
    reason: reason ?? ('maintenance' as const),
    until,
    retry_after: secondsUntilOpen({ until: shopTime(until) }, ctx.clock.now()),
    note: isNew ? noTexts : settings['site.maintenanceNote'],
    name: settings['site.name'],
    logo: look.logo,
    tel: settings['site.tel'],
  };
}
