import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { letGo, subjectOfLine } from '../held-files.ts';
import { lockDraft, touch } from '../lock-draft.ts';
import { deleteItems, getItems, sumDraft } from './item-repository.ts';
import type { FindMade } from './priced-line.ts';

export interface ItemChoice {
  userId: number;
  no: string;
  ids: number[];
  findMade?: FindMade | undefined;
}

/** Takes lines out of a draft. Throws `not_found` when one is not there, `status_changed`. */
export async function removeItems(ctx: ServerContext, { userId }: Member, choice: Omit<ItemChoice, 'userId'>) {
  await ctx.db.transaction((tx) => removeBasketLines(tx, ctx, { userId, ...choice }));
}

/** The same within the transaction that makes an order of them. */
export async function removeBasketLines(
  tx: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { userId, no, ids }: ItemChoice,
): Promise<void> {
  const { quotation, version } = await lockDraft(tx, { userId, no });
  const lines = await getItems(tx, version.id, ids);
  await deleteItems(tx, ids);
  if (quotation.submittedAt === null) for (const { lineKey } of lines) await letGo(tx, subjectOfLine(lineKey));
  await sumDraft(tx, version);
  await touch(tx, quotation, ctx.clock.now());
}
