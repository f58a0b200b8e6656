import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds, shopMoment } from '../kernel/clock.ts';
import { formatFen } from '../kernel/money.ts';
import type { Application } from './application-repository.ts';
import { moveRed, type RedConfirmation } from './move-red.ts';
import { listDocuments } from './read-details.ts';
import { type RedRequest, startRed } from './start-red.ts';
import { tellRecipient } from './tell-parties.ts';

/** So long a red letter waits for whoever has to confirm it, on the tax side as well. */
export const confirmHours = 72;

export type RedWish = Omit<RedRequest, 'provider'>;

/**
 * I7: asks for a red letter over an issued invoice, of whoever issued that, and of its recipient where one has to agree: of a
 * special invoice, which may be booked and deducted already, unless it is the recipient who asks. The application is locked.
 * Throws what `startRed` throws.
 */
export async function requestRed(
  tx: Executor,
  _ctx: ServerContext,
  application: Application,
  wish: RedWish,
): Promise<RedConfirmation> {
  const { at } = wish;
  const provider = await redProviderOf(tx, application);
  const red = await startRed(tx, application, { ...wish, provider });
  if (application.kind === 'special' && wish.applicant === 'seller') {
    const facts = { expiresAt: addSeconds(at, confirmHours * 3600) };
    const asked = await moveRed(tx, red, { move: 'askBuyer', at, facts });
    const args = { red: formatFen(red.amount), due: shopMoment(facts.expiresAt) };
    await tellRecipient(tx, application, { event: 'invoiceRedAsked', args, cause: red.no, at });
    return asked;
  }
  return provider === 'manual' ? moveRed(tx, red, { move: 'needsNobody', at }) : red;
}

/** What a person has recorded, a person takes back, whatever its issuer has switched on since. */
async function redProviderOf(tx: Executor, { id, provider }: Application): Promise<InvoiceProviderName> {
  const blue = (await listDocuments(tx, id)).find(({ color }) => color === 'blue');
  return blue?.recordedBy === null && provider ? provider : 'manual';
}
