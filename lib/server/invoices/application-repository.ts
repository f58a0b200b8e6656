import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { titleOwners } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { invoiceApplications, invoiceItems } from './application-tables.ts';
import type { Issuer } from './issuers/issuers.ts';

export type Application = typeof invoiceApplications.$inferSelect;
export type NewApplication = typeof invoiceApplications.$inferInsert;
export type InvoiceItem = typeof invoiceItems.$inferSelect;

/** Who gets an invoice. */
export interface Recipient {
  recipientType: (typeof titleOwners)[number];
  recipientId: number;
}

/** Who asks: whoever gets it or issues it; an operator sees all. */
export type ApplicationScope = { recipient: Recipient } | { issuer: Issuer } | 'desk';

export const inScope = (scope: ApplicationScope): SQL | undefined => {
  if (scope === 'desk') return undefined;
  const { issuerType, issuerId, recipientType, recipientId } = invoiceApplications;
  return 'issuer' in scope
    ? and(eq(issuerType, scope.issuer.issuerType), eq(issuerId, scope.issuer.issuerId))
    : and(eq(recipientType, scope.recipient.recipientType), eq(recipientId, scope.recipient.recipientId));
};

/** Throws `not_found`, also for one of others. */
export async function getApplication(db: Executor, no: string, scope: ApplicationScope): Promise<Application> {
  const [row] = await db
    .select()
    .from(invoiceApplications)
    .where(and(eq(invoiceApplications.no, no), inScope(scope)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** The same, locked until the transaction ends. Where its orders are needed too, lock those first. Throws `not_found`. */
export async function lockApplication(tx: Executor, no: string, scope: ApplicationScope): Promise<Application> {
  const [row] = await tx
    .select()
    .from(invoiceApplications)
    .where(and(eq(invoiceApplications.no, no), inScope(scope)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** All rows of an application, those of its red documents too, in their order. */
export async function listItems(db: Executor, applicationId: number): Promise<InvoiceItem[]> {
  return db
    .select()
    .from(invoiceItems)
    .where(eq(invoiceItems.applicationId, applicationId))
    .orderBy(asc(invoiceItems.sort), asc(invoiceItems.id));
}

/** By its number, whoever it is of. */
export async function findApplication(db: Executor, no: string): Promise<Application | undefined> {
  return (await db.select().from(invoiceApplications).where(eq(invoiceApplications.no, no)))[0];
}

/** Throws `not_found`. */
export async function getApplicationById(db: Executor, id: number): Promise<Application> {
  const [row] = await db.select().from(invoiceApplications).where(eq(invoiceApplications.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}
