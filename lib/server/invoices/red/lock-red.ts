import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { lockOrdersById, type Order } from '#lib/server/orders/index.ts';
import { type Application, type ApplicationScope, inScope } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';
import type { RedConfirmation } from './move-red.ts';

export interface LockedRed {
  application: Application;
  red: RedConfirmation;
  /** What the application is of, as far as it is of orders. */
  orders: Order[];
}

/**
 * A red letter with its application and the orders of that, locked until the transaction ends: orders, application, red letter.
 * Undefined: there is none, or it is of others.
 */
export async function lockRed(
  tx: Executor,
  no: string,
  scope: ApplicationScope = 'desk',
): Promise<LockedRed | undefined> {
  const isIt = eq(redConfirmations.no, no);
  const [named] = await tx.select({ id: redConfirmations.applicationId }).from(redConfirmations).where(isIt);
  const locked = named && (await lockWithOrders(tx, and(eq(invoiceApplications.id, named.id), inScope(scope))));
  if (!locked) return undefined;
  const [red] = await tx.select().from(redConfirmations).where(isIt).for('update');
  return red && { ...locked, red };
}

/** An application behind its orders, all locked. Undefined: there is none. */
export async function lockWithOrders(
  tx: Executor,
  isIt: ReturnType<typeof and>,
): Promise<Pick<LockedRed, 'application' | 'orders'> | undefined> {
  const [found] = await tx.select({ id: invoiceApplications.id }).from(invoiceApplications).where(isIt);
  if (!found) return undefined;
  const rows = await tx
    .selectDistinct({ id: invoiceItems.orderId })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.applicationId, found.id), isNotNull(invoiceItems.orderId)));
  const orders = await lockOrdersById(
    tx,
    rows.flatMap(({ id }) => id ?? []),
  );
  const isFound = eq(invoiceApplications.id, found.id);
  const [application] = await tx.select().from(invoiceApplications).where(isFound).for('update');
  return application && { application, orders };
}
