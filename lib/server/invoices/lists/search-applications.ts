import { eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { findOrderIds } from '#lib/server/orders/index.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { invoiceDocuments, redConfirmations } from '../document-tables.ts';

/**
 * What a search in lists of applications finds, whoever searches: the whole number of an application, a red letter, an order or a
 * document; or a part of the title, its tax number, or the number of the application. What is a number of the shop is looked up as one,
 * which an index answers.
 */
export async function isFoundBy(db: Executor, q: string): Promise<SQL | undefined> {
  const { id, no, title } = invoiceApplications;
  const upper = q.toUpperCase();
  if (/^IV\d{14}$/.test(upper)) return eq(no, upper);
  if (/^RD\d{14}$/.test(upper)) {
    const { applicationId, no: redNo } = redConfirmations;
    return sql`${id} in (select ${applicationId} from ${redConfirmations} where ${redNo} = ${upper})`;
  }
  const orderIds = /^SO\d+$/.test(upper) ? await findOrderIds(db, [upper]) : [];
  if (orderIds.length > 0) {
    const { applicationId, orderId } = invoiceItems;
    return sql`${id} in (select ${applicationId} from ${invoiceItems} where ${inArray(orderId, orderIds)})`;
  }
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { applicationId, fapiaoNo } = invoiceDocuments;
  return or(
    ilike(no, part),
    ilike(sql`${title} ->> 'name'`, part),
    ilike(sql`${title} ->> 'taxNo'`, part),
    sql`${id} in (select ${applicationId} from ${invoiceDocuments} where ${fapiaoNo} = ${upper})`,
  );
}
