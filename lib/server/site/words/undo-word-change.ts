import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { wordChanges } from '../words-tables.ts';
import { replaceWords } from './replace-words.ts';

/**
 * Takes a change of a sentence back: what stood there before stands there again. Throws `not_found`, and `status_changed` where the
 * sentence has been changed since.
 */
export async function undoWordChange(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  const [change] = await ctx.db.select().from(wordChanges).where(eq(wordChanges.id, id));
  if (!change) throw new DomainError('not_found');
  const { locale, key, before, after } = change;
  await replaceWords(ctx, operator, [{ locale, key, before: after, text: before, field: 'id' }]);
}
