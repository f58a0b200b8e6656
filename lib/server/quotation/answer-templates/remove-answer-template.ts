import { and, eq } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Seller } from '../seller.ts';
import { quotationAnswerTemplates } from '../template-tables.ts';
import { templatesOf } from './list-answer-templates.ts';
import { logAnswerTemplate } from './log-answer-template.ts';

/** Forgets kept terms; offers hold their own words. Throws `not_found`, for one of another seller too. */
export async function removeAnswerTemplate({ db }: ServerContext, seller: Seller, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [template] = await tx
      .delete(quotationAnswerTemplates)
      .where(and(eq(quotationAnswerTemplates.id, id), templatesOf(seller)))
      .returning({ id: quotationAnswerTemplates.id, name: quotationAnswerTemplates.name });
    if (!template) throw new DomainError('not_found');
    await logAnswerTemplate(tx, seller, { template, event: 'remove' });
  });
}
