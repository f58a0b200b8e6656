import { randomUUID } from 'node:crypto';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { copyFiles } from '../copy-files.ts';
import { lockDraft, touch } from '../lock-draft.ts';
import { freshenItems } from './freshen-items.ts';
import { copyOf, getItem, insertItems, nextSort, sumDraft } from './item-repository.ts';
import type { FindMade } from './priced-line.ts';
import type { SavedItem } from './save-item.ts';

/** Doubles a line of a draft. Throws `not_found`, `status_changed`, `quotation_full`. */
export async function copyItem(
  ctx: ServerContext,
  { userId }: Member,
  { no, id, findMade }: { no: string; id: number; findMade?: FindMade | undefined },
): Promise<SavedItem> {
  return ctx.db.transaction(async (tx) => {
    const { quotation, version } = await lockDraft(tx, { userId, no });
    const line = { ...copyOf(await getItem(tx, version.id, id)), lineKey: randomUUID() };
    const place = { versionId: version.id, sort: await nextSort(tx, version.id) };
    await copyFiles(tx, userId, line);
    const [item] = await freshenItems(tx, await insertItems(tx, [{ ...line, ...place }]), findMade);
    if (!item) throw new DomainError('not_found');
    await sumDraft(tx, version);
    await touch(tx, quotation, ctx.clock.now());
    return { no, item };
  });
}
