import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { dropSettingsCache, getSettingsWithin, writeSettings } from '../settings.ts';
import type { SettingKey, Settings } from '../settings-schema.ts';
import { settings } from '../tables.ts';

/** Opens the shop to visitors, or closes it again. Throws `status_changed` where somebody has done so already. */
export async function switchOpening(
  ctx: ServerContext,
  operator: Member,
  { isOpen, missing = [] }: { isOpen: boolean; missing?: readonly string[] },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
    if ((await getSettingsWithin(tx))['site.isOpen'] === isOpen) throw new DomainError('status_changed');
    await writeSettings(ctx, tx, { 'site.isOpen': isOpen });
    const [from, to] = isOpen ? ['unopened', 'opened'] : ['opened', 'unopened'];
    await logStatusChange(tx, {
      entityType: 'shop',
      entityId: 0,
      from,
      to,
      event: isOpen ? 'open' : 'close',
      actor: operator,
      // What was still missing when they opened it all the same.
      ...(missing.length > 0 && { data: { missing } }),
    });
  });
  dropSettingsCache(ctx);
}

/** Writes down a fact of the shop that nobody sets at the desk, in the transaction of what made it so. */
export async function writeShopFacts(
  ctx: ServerContext,
  tx: Executor,
  facts: Pick<Partial<Settings>, 'site.isOpen' | 'site.isDemo'>,
): Promise<void> {
  await writeSettings(ctx, tx, facts);
}

/** Whether somebody has ever said whether the shop is open. */
export async function isOpeningDecided(tx: Executor): Promise<boolean> {
  const key: SettingKey = 'site.isOpen';
  const rows = await tx.select({ key: settings.key }).from(settings).where(sql`${settings.key} = ${key}`);
  return rows.length > 0;
}

/** Which of these settings somebody has set, be it to what holds anyway. */
export async function listChosenSettings(db: Executor): Promise<ReadonlySet<string>> {
  const rows = await db.select({ key: settings.key }).from(settings);
  return new Set(rows.map(({ key }) => key));
}
