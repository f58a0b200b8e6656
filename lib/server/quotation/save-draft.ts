import { eq } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { describeAddress, getAddress } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { holdFiles, letGo, subjectOfQuotation } from './held-files.ts';
import { lockDraft, touch } from './lock-draft.ts';
import { quotations } from './tables.ts';

interface DraftFacts {
  no: string;
  title: string;
  requirements: string;
  /** `yyyy-mm-dd`, or empty. */
  needBy: string;
  /** One of the own addresses; undefined: none. */
  addressId?: number | undefined;
  files: string[];
}

/** Saves what a draft says beside its lines. Throws `not_found`, `status_changed`, `invalid_input` for a foreign file. */
export async function saveDraft(ctx: ServerContext, { userId }: Member, facts: DraftFacts): Promise<void> {
  const { no, title, requirements, needBy, addressId } = facts;
  const address = addressId === undefined ? null : describeAddress(await getAddress(ctx, userId, addressId));
  await ctx.db.transaction(async (tx) => {
    const { quotation } = await lockDraft(tx, { userId, no });
    const subject = subjectOfQuotation(quotation.id);
    if (quotation.submittedAt === null) await letGo(tx, subject);
    const files = await holdFiles(tx, { userId, subject, urls: facts.files, field: 'files' });
    await tx
      .update(quotations)
      .set({ title, requirements, needBy: needBy === '' ? null : needBy, address, files })
      .where(eq(quotations.id, quotation.id));
    await touch(tx, quotation, ctx.clock.now());
  });
}
