import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Application } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { invoiceIssuers } from '../issuer-tables.ts';
import { platform } from '../issuers/issuers.ts';
import { offeredProviders } from '../providers/list-providers.ts';

/** What is issued by itself: of issuers who want that and have a provider that is offered, as it was asked for. */
export async function listToIssue(
  ctx: ServerContext,
  limit: number,
): Promise<Pick<Application, 'no' | 'issuerType' | 'issuerId'>[]> {
  const asked = ctx.env.PAYMENT_SANDBOX ? (['sandbox'] as const) : [];
  const providers = [...new Set([...offeredProviders(ctx.env, platform), ...asked])].filter(
    (name) => name !== 'manual',
  );
  if (providers.length === 0) return [];
  const { no, issuerType, issuerId, status, isAmountChanged, id } = invoiceApplications;
  return ctx.db
    .select({ no, issuerType, issuerId })
    .from(invoiceApplications)
    .innerJoin(invoiceIssuers, and(eq(invoiceIssuers.issuerType, issuerType), eq(invoiceIssuers.issuerId, issuerId)))
    .where(
      and(
        eq(status, 'submitted'),
        eq(isAmountChanged, false),
        eq(invoiceIssuers.isAutoIssue, true),
        inArray(invoiceIssuers.provider, providers),
      ),
    )
    .orderBy(asc(id))
    .limit(limit);
}
