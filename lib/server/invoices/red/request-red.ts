import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds, shopMoment } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { type Application, listItems } from '../application-repository.ts';
import { type InvoiceDetails, listDocuments } from '../issuing/read-details.ts';
import { notifyIssuer, notifyRecipient } from '../notify/notify-parties.ts';
import { findInvoiceProvider } from '../providers/list-providers.ts';
import { moveRed, type RedConfirmation } from './move-red.ts';
import { restOfItems, sumOfParts, wholeOf } from './red-rules.ts';
import { type RedRequest, startRed } from './start-red.ts';

/** So long a red letter waits for whoever has to confirm it, on the tax side as well. */
const confirmHours = 72;

export type RequestedRed = Omit<RedRequest, 'provider'>;

/**
 * I7: asks for a red letter over an issued invoice, of whoever issued that, and of its recipient where one has to agree: of a
 * special invoice, which may be booked and deducted already, unless it is the recipient who asks. The application is locked.
 * Throws what `startRed` throws.
 */
export async function requestRed(
  tx: Executor,
  ctx: ServerContext,
  application: Application,
  requested: RequestedRed,
): Promise<RedConfirmation> {
  const { at } = requested;
  const provider = await redProviderOf(tx, application);
  const red = await startRed(tx, application, {
    ...requested,
    ...(await wholeOfPart(tx, ctx, { application, requested, provider })),
    provider,
  });
  if (application.kind === 'special' && requested.applicant === 'seller') {
    const facts = { expiresAt: addSeconds(at, confirmHours * 3600) };
    const asked = await moveRed(tx, red, { move: 'askBuyer', at, facts });
    const args = { red: formatFen(red.amount), due: shopMoment(facts.expiresAt) };
    await notifyRecipient(tx, application, { event: 'invoiceRedAsked', args, cause: red.no, at });
    return asked;
  }
  return provider === 'manual' ? doneManually(tx, { application, red, requested }) : red;
}

interface Asked {
  application: Application;
  requested: RequestedRed;
  provider: InvoiceProviderName;
}

/** A provider that takes back whole documents only does that, and what is left is asked for anew (I10). */
async function wholeOfPart(
  tx: Executor,
  ctx: ServerContext,
  { application, requested, provider }: Asked,
): Promise<Pick<RequestedRed, 'parts' | 'replacement'> | undefined> {
  if (provider === 'manual' || requested.replacement) return undefined;
  if ((await findInvoiceProvider(ctx, provider))?.isPartOfRed) return undefined;
  const parts = wholeOf(restOfItems(await listItems(tx, application.id)));
  if (sumOfParts(parts) === sumOfParts(requested.parts)) return undefined;
  const { kind, medium, title, contentMode, remark, note, email, mobile, mailAddress } = application;
  return { parts, replacement: { kind, medium, title, contentMode, remark, note, email, mobile, mailAddress } };
}

/** Whether a part of it can be taken back without the rest: a provider may take back whole documents only. */
export async function takesParts(tx: Executor, ctx: ServerContext, application: Application): Promise<boolean> {
  const provider = await redProviderOf(tx, application);
  return provider === 'manual' || Boolean((await findInvoiceProvider(ctx, provider))?.isPartOfRed);
}

/** Whoever issues is told that there is something to take back, unless one of them has asked for it. */
async function doneManually(
  tx: Executor,
  { application, red, requested }: { application: Application; red: RedConfirmation; requested: RequestedRed },
): Promise<RedConfirmation> {
  const { at, cause, applicant, actor } = requested;
  if (applicant !== 'seller' || !actor) {
    const event = { store: 'invoiceRedToDo', desk: 'invoiceRedToDoDesk' } as const;
    const args = { red: formatFen(red.amount), cause };
    await notifyIssuer(tx, application, { event, args, cause: red.no, at });
  }
  return moveRed(tx, red, { move: 'needsNobody', at });
}

/** What a person has recorded, a person takes back, whatever its issuer has switched on since. */
async function redProviderOf(tx: Executor, application: Application): Promise<InvoiceProviderName> {
  const documents = await listDocuments(tx, application.id);
  return application.provider && isTakenBackByProvider(application, documents) ? application.provider : 'manual';
}

type Issued = Pick<InvoiceDetails['documents'][number], 'color' | 'recordedBy'>;

/** The provider that has issued an invoice takes it back; what a person has recorded, a person takes back. */
export function isTakenBackByProvider(
  { provider }: Pick<Application, 'provider'>,
  documents: readonly Issued[],
): boolean {
  const blue = documents.find(({ color }) => color === 'blue');
  return blue?.recordedBy === null && provider !== null && provider !== 'manual';
}
