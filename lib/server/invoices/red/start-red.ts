import type { InvoiceProviderName, RedCause, RedReason } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Application, listItems } from '../application-repository.ts';
import type { RequestedInvoice } from '../applying/snapshots.ts';
import { type RedPart, redConfirmations } from '../document-tables.ts';
import { listDocuments } from '../issuing/read-details.ts';
import { moveApplication } from '../move-application.ts';
import type { RedConfirmation } from './move-red.ts';
import { restOfItems, sumOfParts, toRedItems } from './red-rules.ts';

export interface RedRequest {
  applicant: 'seller' | 'buyer';
  reason: RedReason;
  cause: RedCause;
  /** What of which row; an error of the invoice itself takes back all that is left. */
  parts: RedPart[];
  /** The application that is made once this one is red. */
  replacement?: RequestedInvoice | undefined;
  note?: string | undefined;
  /** Who is asked for it. */
  provider: InvoiceProviderName;
  at: Date;
  /** Undefined: the job that follows refunds. */
  actor?: Member | undefined;
}

/**
 * I7: asks for a red letter over an issued invoice, which is `reversing` until something comes of it. The application is locked;
 * it has one open red letter at a time. Throws `status_changed` for what is not issued, and a RangeError for parts that are not
 * left of it.
 */
export async function startRed(tx: Executor, application: Application, request: RedRequest): Promise<RedConfirmation> {
  const { id: applicationId, status } = application;
  if (status !== 'issued' && status !== 'partially_reversed') throw new DomainError('status_changed');
  const { at, actor, parts, replacement = null, note = '', ...facts } = request;
  toRedItems(restOfItems(await listItems(tx, applicationId)), parts);
  const blue = (await listDocuments(tx, applicationId)).find(({ color }) => color === 'blue');
  if (!blue) throw new RangeError('no blue document');
  const red = await withDocumentNumber('redLetter', at, async (no) => {
    const row = {
      ...facts,
      no,
      applicationId,
      blueDocumentId: blue.id,
      amount: sumOfParts(parts),
      parts,
      replacement,
      note,
      statusBefore: status,
      requestedBy: actor?.userId ?? null,
      nextAt: at,
      createdAt: at,
      updatedAt: at,
    };
    const target = { target: redConfirmations.no };
    return (await tx.insert(redConfirmations).values(row).onConflictDoNothing(target).returning())[0];
  });
  const entity = { entityType: 'invoice_red', entityId: red.id, from: null, to: 'applying', event: 'apply' };
  await logStatusChange(tx, { ...entity, at, ...(actor && { actor }) });
  await moveApplication(tx, application, { move: 'reverse', at, actor, data: { no: red.no } });
  return red;
}
