import type { InvoiceSource } from '#lib/contract/invoices/records.ts';
import { workingDayAfter } from '#lib/delivery/working-days.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Settings } from '#lib/server/site/index.ts';
import type { Application, NewApplication, Recipient } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import type { Issuer } from '../issuers/issuers.ts';
import type { PlannedItem } from './plan-invoices.ts';
import type { RequestedInvoice } from './snapshots.ts';
import { sumItems } from './tax-rules.ts';

export interface Draft extends RequestedInvoice, Issuer, Recipient {
  source: InvoiceSource;
  currency: string;
  replacesId?: number | undefined;
  /** One application each. */
  invoices: PlannedItem[][];
}

const secondsOfDay = 86_400;

interface Circumstances {
  settings: Pick<Settings, 'invoice.slaDays'>;
  at: Date;
  /** Undefined for jobs. */
  actor?: (Actor & { kind: 'member' }) | undefined;
}

/** I1: writes the applications with their rows. The orders or statements they are of are locked. */
export async function insertApplications(tx: Executor, draft: Draft, how: Circumstances): Promise<Application[]> {
  const inserted: Application[] = [];
  for (const items of draft.invoices) inserted.push(await insertOne(tx, { draft, items }, how));
  return inserted;
}

/** The whole of that day is there to issue it: what is due on Thursday is late on Friday. */
const endOfWorkingDay = (at: Date, days: number): Date =>
  addSeconds(workingDayAfter(at.getTime(), days), secondsOfDay - 1);

async function insertOne(
  tx: Executor,
  { draft: { invoices: _, ...draft }, items }: { draft: Draft; items: PlannedItem[] },
  { settings, at, actor }: Circumstances,
): Promise<Application> {
  const row: Omit<NewApplication, 'no'> = {
    ...draft,
    amount: sumItems(items).totalAmount,
    submittedBy: actor?.userId ?? null,
    dueAt: endOfWorkingDay(at, settings['invoice.slaDays']),
    createdAt: at,
    updatedAt: at,
  };
  const application = await withDocumentNumber('invoice', at, async (no) => {
    const target = { target: invoiceApplications.no };
    const rows = await tx
      .insert(invoiceApplications)
      .values({ ...row, no })
      .onConflictDoNothing(target)
      .returning();
    return rows[0];
  });
  await tx.insert(invoiceItems).values(items.map((item) => ({ ...item, applicationId: application.id })));
  const entity = { entityType: 'invoice', entityId: application.id, from: null, to: 'submitted', event: 'apply' };
  await logStatusChange(tx, { ...entity, at, ...(actor && { actor }) });
  return application;
}
