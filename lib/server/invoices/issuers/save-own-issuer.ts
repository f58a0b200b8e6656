import { and, eq, sql } from 'drizzle-orm';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { invoiceIssuers } from '../issuer-tables.ts';
import type { IssuerActor } from './issuers.ts';

/** What whoever issues says of it itself; name, tax number and cap are not among it. */
export interface IssuerChange {
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
  drawer: string;
  provider: InvoiceProviderName;
  isAutoIssue: boolean;
  isSpecialOffered: boolean;
  flatTaxBp: number | null;
  /** Null: as the shop says. */
  fileColumns: string[] | null;
  resultColumns: string[] | null;
}

interface Saving {
  change: IssuerChange;
  /** As it was read; 0 where nothing was said yet. */
  version: number;
  /** Those that can be chosen. */
  providers: readonly InvoiceProviderName[];
}

/**
 * Keeps how somebody issues, with who has changed it. Throws `status_changed` where somebody else has meanwhile, and `invalid_input`
 * for a provider that is not offered.
 */
export async function saveOwnIssuer(
  ctx: ServerContext,
  { member, issuer }: IssuerActor,
  { change, version, providers }: Saving,
): Promise<void> {
  if (!providers.includes(change.provider)) {
    throw new DomainError('invalid_input', { fields: { provider: { key: 'choice' } } });
  }
  const at = ctx.clock.now();
  const { issuerType, issuerId } = issuer;
  const facts = { ...change, updatedBy: member.userId, updatedAt: at };
  await ctx.db.transaction(async (tx) => {
    const isIt = and(eq(invoiceIssuers.issuerType, issuerType), eq(invoiceIssuers.issuerId, issuerId));
    const [before] = await tx.select().from(invoiceIssuers).where(isIt).for('update');
    if ((before?.version ?? 0) !== version) throw new DomainError('status_changed');
    const next = sql`${invoiceIssuers.version} + 1`;
    const saved = before
      ? await tx
          .update(invoiceIssuers)
          .set({ ...facts, version: next })
          .where(isIt)
          .returning()
      : await tx
          .insert(invoiceIssuers)
          .values({ ...facts, issuerType, issuerId, version: 1 })
          .onConflictDoNothing()
          .returning();
    // Two first changes at once: the second finds the row of the other.
    if (saved.length === 0) throw new DomainError('status_changed');
    const names = Object.keys(change) as (keyof IssuerChange)[];
    const changed = names.filter((name) => before?.[name] !== change[name]);
    const entity = { entityType: 'invoice_issuer', entityId: issuerId, from: null, to: 'saved', event: 'save' };
    await logStatusChange(tx, { ...entity, actor: member, at, data: { issuer: issuerType, changed } });
  });
}
