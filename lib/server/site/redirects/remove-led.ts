import { inArray, sql } from 'drizzle-orm';
import { readSource } from '#lib/routes/redirects/redirect-address.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { redirects } from '../redirect-tables.ts';
import { editRedirectsNode } from './nodes.ts';
import { lockRedirects } from './redirect-repository.ts';

/**
 * Removes redirects that an import had made and that still lead where it said, all at once; one that somebody has led elsewhere stays.
 * Throws `no_permission`.
 */
export async function removeLedRedirects(
  ctx: ServerContext,
  actor: Actor,
  led: readonly { source: string; target: string }[],
): Promise<void> {
  requireNode(actor, editRedirectsNode);
  const pairs = led.flatMap(({ source, target }) => {
    const read = readSource(source);
    return 'fault' in read ? [] : [{ source: read.value, target }];
  });
  if (pairs.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    await lockRedirects(tx);
    const found = await tx.execute<{ id: string }>(sql`
      select r.id::text as id from redirects r
      join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as v(source text, target text)
        on v.source = r.source and v.target = r.target`);
    const ids = found.rows.map(({ id }) => Number(id));
    if (ids.length === 0) return;
    await tx.delete(redirects).where(inArray(redirects.id, ids));
    const change = { entityType: 'redirect', entityId: 0, from: null, to: 'changed', event: 'import', actor };
    await logStatusChange(tx, { ...change, data: { removed: ids.length } });
    await announceChange(tx, ['redirects']);
  });
}
