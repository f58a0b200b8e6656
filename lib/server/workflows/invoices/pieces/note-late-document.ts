import type { Executor } from '#lib/server/db/connection.ts';
import { listStatusChanges, logStatusChange } from '#lib/server/db/status-log.ts';
import { type Application, type IssuedFacts, notifyDesk, notifyIssuer } from '#lib/server/invoices/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';

interface Late {
  application: Application;
  facts: IssuedFacts;
  at: Date;
}

/**
 * A document that exists on the tax side and has no application that waits for it: it was rejected or cancelled meanwhile, has
 * another document, or is smaller now. Its amounts may be on another invoice by now, so it becomes no document here: it stands in
 * the history of the application, and whoever issues is told to take it back on the tax side. Once a number.
 */
export async function noteLateDocument(tx: Executor, { application, facts, at }: Late): Promise<'late' | 'duplicate'> {
  const { id, no, status } = application;
  const { fapiaoNo, issueDate, amount } = facts;
  const history = await listStatusChanges(tx, 'invoice', id);
  const isKnown = ({ event, data }: (typeof history)[number]) =>
    event === 'late' && (data as { fapiao_no?: string }).fapiao_no === fapiaoNo;
  if (history.some(isKnown)) return 'duplicate';
  const data = { fapiao_no: fapiaoNo, issue_date: issueDate, amount: formatFen(amount) };
  await logStatusChange(tx, {
    entityType: 'invoice',
    entityId: id,
    from: status,
    to: status,
    event: 'late',
    reason: fapiaoNo,
    data,
    at,
  });
  const notice = { args: { fapiaoNo, amount: formatFen(amount) }, cause: `${no}:${fapiaoNo}`, at };
  const event = { store: 'invoiceExtra', desk: 'invoiceExtraDesk' } as const;
  await notifyIssuer(tx, application, { ...notice, event });
  if (application.issuerType === 'store') await notifyDesk(tx, application, { ...notice, event: event.desk });
  return 'late';
}
